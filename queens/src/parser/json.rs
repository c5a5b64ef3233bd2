//! Parser of positions in JSON.

use serde_json::Value;

use crate::escape::escape;
use crate::position::ParsedPosition;
use crate::style::{self, Refusal};

/// Parses a document of JSON.
pub fn document(value: &Value) -> Result<Vec<ParsedPosition>, String> {
    let mut positions = Vec::new();
    self::value(value, &mut positions).map_err(|refusal| match positions.len() + 1 {
        1 => refusal.message,
        number => format!("position {number}: {}", refusal.message),
    })?;
    Ok(positions)
}

/// Parses columns, lists of columns, or what a command writes as JSON.
pub fn value(value: &Value, positions: &mut Vec<ParsedPosition>) -> Result<(), Refusal> {
    match value {
        Value::Array(items) if items.is_empty() => return Err(Refusal::no_position()),
        Value::Array(items) if items.iter().all(Value::is_number) => {
            positions.push(style::read_columns(&value.to_string())?);
        }
        Value::Array(items) => items.iter().try_for_each(|item| self::value(item, positions))?,
        Value::Object(fields) => match (fields.get("board"), fields.get("columns")) {
            (Some(Value::String(fen)), _) => positions.push(style::read_fen(fen)?),
            (_, columns) => match columns.or(fields.get("challenges")) {
                Some(value) => self::value(value, positions)?,
                None => return Err(Refusal::no_position()),
            },
        },
        other => {
            let other = escape(&other.to_string());
            return Err(format!("'{other}' is not a position").into());
        }
    }
    Ok(())
}
