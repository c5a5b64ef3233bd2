// Tests of the page in a frame of another one.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import test from 'node:test';
import { FILE, browser } from './browser.js';

const PAGE = readFileSync(FILE, 'utf8');

for (const view of ['play', 'watch']) {
  for (const sandbox of ['sandbox="allow-scripts"', '']) {
    const kind = sandbox ? 'whose storage is closed' : 'with storage';
    test(`?embed=${view} works in a frame ${kind}`, async (t) => {
      const context = await browser.newContext({ viewport: { width: 480, height: 760 } });
      t.after(() => context.close());
      const page = await context.newPage();
      /** @type {string[]} */
      const noise = [];
      page.on('console', (message) => noise.push(message.text()));
      page.on('pageerror', (error) => noise.push(String(error)));
      await page.route('https://host.test/', (route) =>
        route.fulfill({
          contentType: 'text/html',
          body: `<!doctype html><title>Host</title><iframe ${sandbox} width="440" height="720"
            src="https://queens.test/?embed=${view}"></iframe>`,
        }),
      );
      await page.route('https://queens.test/**', (route) =>
        route.fulfill({ contentType: 'text/html; charset=utf-8', body: PAGE }),
      );
      await page.goto('https://host.test/');
      const frame = page.frameLocator('iframe');
      await frame.locator('html[data-ready]').waitFor();
      for (const hidden of ['#notice', '.top', 'footer'])
        assert(await frame.locator(hidden).isHidden(), hidden);
      assert(await frame.locator(`#${view}`).isVisible());
      if (view === 'play') {
        const queens = await frame.locator('#play .queen').count();
        await frame
          .locator('#play')
          .getByRole('gridcell', { name: /^[a-j]\d+$/ })
          .first()
          .click();
        assert.equal(await frame.locator('#play .queen').count(), queens + 1);
        await frame.locator('#play-tip').click();
        // Such a frame submits no forms.
        await frame.locator('#play-diary').click();
        await frame.locator('#diary-close').click();
        await frame.locator('#diary').waitFor({ state: 'hidden' });
        await frame.locator('#play-new').click();
        await frame.locator('#picker-number').fill('7');
        await frame.locator('#picker-number').press('Enter');
        await frame.locator('#picker').waitFor({ state: 'hidden' });
        assert.equal(await frame.locator('#play-title').innerText(), 'No. 7');
        await frame.locator('#play-link').click();
        const status = await frame.locator('#play-status').innerText();
        assert.match(status, /^The link is on the clipboard/);
      } else {
        await frame.locator('#watch-forward').click();
        const sentence = await frame.locator('#watch-sentence').innerText();
        assert.match(sentence, /swap columns/);
        await frame.locator('#watch-answer').fill('1');
        await frame.locator('#watch-question button').click();
        assert.notEqual(await frame.locator('#watch-verdict').innerText(), '');
      }
      assert(await frame.locator('#notice').isHidden());
      assert.deepEqual(noise, []);
    });
  }
}

test('a frame has no way to another view', async (t) => {
  const context = await browser.newContext({ viewport: { width: 480, height: 760 } });
  t.after(() => context.close());
  const page = await context.newPage();
  const address = (/** @type {string} */ view) => `${FILE.href}?embed=${view}`;
  await page.goto(`${address('play')}#play?size=4`);
  for (const square of ['b4', 'd3', 'a2', 'c1'])
    await page
      .locator('#play')
      .getByRole('gridcell', { name: new RegExp(`^${square}`) })
      .click();
  assert.match(await page.locator('#play-facts').innerText(), /solution 1 of 2/i);
  await page.locator('#play-diary').click();
  assert.match(await page.locator('#diary-records').innerText(), /^4 × 4, 1 of 1: 1$/m);
  const ways = page.locator('a:visible:not([href^="#play"])');
  assert.deepEqual(await ways.allInnerTexts(), []);
  await page.goto(`${address('play')}#browse?size=4&solution=1`);
  assert(await page.locator('#play').isVisible());
});

test('a frame shows the scene, the size and the step of its address', async (t) => {
  const context = await browser.newContext({ viewport: { width: 900, height: 720 } });
  t.after(() => context.close());
  const page = await context.newPage();
  for (const [values, title, counters] of [
    ['scene=2', /^2\./, /^1 of 120 tested/],
    ['scene=5&size=4', /^5\./, /^1 of 32 queens placed/],
    ['scene=4&size=6&step=17', /^4\./, /^17 of 208 tested/],
  ]) {
    await page.goto(`${FILE.href}?embed=watch&${values}`);
    await page.locator('html[data-ready]').waitFor();
    assert.match(await page.locator('#watch-title').innerText(), /** @type {RegExp} */ (title));
    assert.match(
      await page.locator('#watch-counters').innerText(),
      /** @type {RegExp} */ (counters),
    );
    assert(await page.locator('#notice').isHidden());
  }
});
