/** Tests, and what only they use, may import anything. */
export const tests = '\\.test\\.tsx?$|^operator/tests/';

/** The rule, with `severity` and the exception of tests written once. */
export const forbid = (name, comment, from, to) => ({
  name,
  comment,
  severity: 'error',
  from: { ...from, pathNot: from.pathNot ? `${from.pathNot}|${tests}` : tests },
  to,
});
