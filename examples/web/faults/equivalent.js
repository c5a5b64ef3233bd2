// Faults that no test can tell from the page as it is, each list under its reason.

/** @type {{ why: string, faults: RegExp[] }[]} */
export const EQUIVALENT = [
  {
    why: 'other browsers read the property, or an old one of its names',
    faults: [/^\w+ page\/page\.css -webkit-(touch-callout|user-select|print-color-adjust):/],
  },
  {
    why: 'what is known is computed again, so that it only takes longer',
    faults: [/^arguments page\/watch\/strips\.js name, found /],
  },
];

/** Why a fault is left out, if it is. @param {string} name */
export const reasonOf = (name) =>
  EQUIVALENT.find(({ faults }) => faults.some((fault) => fault.test(name)))?.why;
