import { readFile } from 'node:fs/promises';
import { openConnection } from './connection.ts';
import { type Bench, visitedPages, toPayload } from './site.ts';

/** Shorter ones may be names, which are the same in both. */
const minLength = 12;

/** Letters and digits only: whatever else may be escaped, in one way in HTML and in another in JSON. */
const simplify = (text: string) => text.replace(/(?:&#?\w+;|[^\p{L}\p{N}])+/gu, ' ').trim();

/** All texts in `value` whose key `isAsked`; of rich ones the runs between two tags. */
function listTexts(value: unknown, isAsked: (key: string) => boolean, key = ''): string[] {
  if (typeof value === 'string') return isAsked(key) ? value.split(/<[^>]*>/) : [];
  return Object.entries(value ?? {}).flatMap(([name, child]) => listTexts(child, isAsked, name));
}

/** What the site and its services say in one language, whose keys in their answers end in `suffix`. */
async function readLanguage(locale: string, suffix: string, bodies: readonly string[]) {
  const own: unknown = JSON.parse(await readFile(`locales/${locale}.json`, 'utf8'));
  // Those with placeholders never appear as they are written.
  const ofSite = listTexts(own, () => true).filter((text) => !text.includes('{'));
  const ofServices = bodies.flatMap((body) =>
    listTexts(JSON.parse(body), (key) => key.endsWith(suffix)),
  );
  return [...ofSite, ...ofServices].map(simplify).filter(({ length }) => length >= minLength);
}

/** Figure 15: what is said in one language only, in the HTML and the payload of a page in the other one. */
export async function findForeignTexts({ site, upstream, readings }: Bench): Promise<void> {
  const sent: { name: string; locale: 'mn' | 'en'; text: string }[] = [];
  for (const locale of ['mn', 'en'] as const) {
    const { get, close } = openConnection(await site.url('app'), { cookie: `lang=${locale}` });
    for (const { name, path } of visitedPages) {
      // The first visit of a page may be sent before its data is there.
      await get(path);
      const html = (await get(path)).text();
      const payload = (await get(toPayload(path))).text();
      sent.push({ name, locale, text: simplify(html + payload) });
    }
    close();
  }
  // By now the upstream has answered all that the pages ask for.
  const mn = await readLanguage('mn', 'Mn', upstream.bodies());
  const en = await readLanguage('en', 'En', upstream.bodies());
  for (const { name, locale, text } of sent) {
    const [own, other] = locale === 'mn' ? [mn.join('\n'), en] : [en.join('\n'), mn];
    const found = [...new Set(other)].filter((one) => !own.includes(one) && text.includes(one));
    readings.note('foreignTexts', `${name} ${locale}`, found.length);
    if (found.length > 0) console.log(`${name} (${locale}): ${found.slice(0, 4).join(' | ')}`);
  }
}
