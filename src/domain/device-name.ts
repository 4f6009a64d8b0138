/** The first that fits: many browsers also call themselves by the names of others. */
const browsers: readonly (readonly [name: string, pattern: RegExp])[] = [
  ['Facebook', /FBA[NV]\//],
  ['Instagram', /Instagram/],
  ['Edge', /Edg(?:e|A|iOS)?\//],
  ['Opera', /OPR\/|Opera|OPT\//],
  ['Samsung Internet', /SamsungBrowser\//],
  ['Yandex', /YaBrowser\//],
  ['Firefox', /Firefox\/|FxiOS\//],
  ['Chrome', /Chrome\/|CriOS\//],
  ['Safari', /Safari\//],
];
const systems: readonly (readonly [name: string, pattern: RegExp])[] = [
  ['iPhone', /iPhone/],
  ['iPad', /iPad/],
  ['Android', /Android/],
  ['Windows', /Windows/],
  ['ChromeOS', /CrOS/],
  ['macOS', /Mac OS X|Macintosh/],
  ['Linux', /Linux/],
];

const find = (table: typeof browsers, userAgent: string) =>
  table.find(([, pattern]) => pattern.test(userAgent))?.[0];

/** `Chrome, Android`: by what somebody knows their own device; null where it does not say. Names are the same in every language. */
export function toDeviceName(userAgent: string | undefined): string | null {
  const given = userAgent ?? '';
  const parts = [find(browsers, given), find(systems, given)].filter(Boolean);
  return parts.length > 0 ? parts.join(', ') : null;
}
