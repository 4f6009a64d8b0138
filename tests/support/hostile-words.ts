/** What it says of itself when it has run: it sets this global, asks a foreign host, and opens a dialog. */
export const hostileMark = '__hostile';
const code = `(top.${hostileMark}=1,alert(1))`;

/** Markup that tries to run, of each place where a text may stand: content, attribute, script, style, title. */
export const hostileTexts = [
  `<script>${code}</script>`,
  `<img src=x onerror="${code}">`,
  `"><svg onload="${code}">`,
  `'><svg onload='${code}'>`,
  `</template><img src=x onerror=${code}>`,
  `</script><script>${code}</script>`,
  `</title></textarea></style><img src=x onerror=${code}>`,
  `</style><style>*{background:url(https://hostile.test/style)}</style>`,
  `;background:url(https://hostile.test/css)}*{color:red`,
  `\u2028${code}\u2029//`,
  `--><img src=x onerror=${code}><!--`,
  `<a href="javascript:${code}">a</a><iframe srcdoc="<script>${code}</script>"></iframe>`,
  `<img src="https://hostile.test/text"><link rel=stylesheet href="https://hostile.test/link">`,
  `\${${code}}{{${code}}}\`'"\\`,
] as const;

const hostileAddresses = [
  `javascript:${code}`,
  `JaVaScRiPt:${code}//`,
  `java\tscript:${code}`,
  `data:text/html,<script>${code}</script>`,
  `/" onfocus="${code}" autofocus="`,
  `/'><svg onload='${code}'>`,
  '//hostile.test/slashes',
  '/\\hostile.test/backslash',
  '/x.webp 1x, https://hostile.test/source 2x',
  ' https://hostile.test/space',
] as const;

/** What names something by which pages and calls are found, and words of lists that a contract knows. */
const kept =
  /^(?:id|slug|.+Ids?|country|type|kind|priceKind|next|services|service|isdn|open|close|date|key|code|.+At|currency|status|state|version)$/;
const addresses = /^(?:link|url|image|images|cover|picture|href|icon|logo)$/;

/** Counts on, so that one page has many of them side by side; what is asked for again is answered alike. */
export function createHostileWords() {
  let at = 0;
  const known = new Map<string, unknown>();
  const next = <T>(list: readonly T[]): T => list[(at += 1) % list.length] as T;

  function spoilText(value: string, name: string): string {
    if (addresses.test(name)) return at % 2 === 0 ? next(hostileAddresses) : next([value]);
    // A rich text has elements of its own around it, so it is both text and markup.
    return next(hostileTexts) + value;
  }

  /** An answer with something hostile in front of each text, and in place of every second address. */
  function spoil(value: unknown, name = ''): unknown {
    if (Array.isArray(value)) return value.map((one) => spoil(one, name));
    if (typeof value === 'object' && value !== null) {
      const spoiled = Object.entries(value).map(([key, one]) => [key, spoil(one, key)]);
      return Object.fromEntries(spoiled) as unknown;
    }
    if (typeof value !== 'string' || value === '' || kept.test(name)) return value;
    const key = `${name} ${value}`;
    if (!known.has(key)) known.set(key, spoilText(value, name));
    return known.get(key);
  }
  return { spoil };
}
