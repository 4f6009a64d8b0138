import { readFile } from 'node:fs/promises';
import { openConnection } from './connection.ts';
import { type Bench, cachedPages } from './site.ts';

type Locale = 'mn' | 'en';
const suffixes: Record<Locale, RegExp> = { mn: /Mn$/, en: /En$/ };

/** Shorter ones may be names, which are the same in both. */
const minLength = 12;

/** The same letters, however they are escaped in HTML or in JSON. */
function simplify(text: string): string {
  return text
    .replace(/&(?:quot|#x27|#39|apos);|["'\\]/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, ' ')
    .trim();
}

/** All texts in `value` whose key is one of those asked for; of rich ones the runs between two tags. */
function listTexts(value: unknown, isAsked: (key: string) => boolean, key = ''): string[] {
  if (typeof value === 'string') return isAsked(key) ? value.split(/<[^>]*>/) : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, child]) => listTexts(child, isAsked, name));
}

async function readLanguage(bodies: readonly string[], locale: Locale): Promise<string[]> {
  const texts: unknown = JSON.parse(await readFile(`locales/${locale}.json`, 'utf8'));
  // Those with placeholders never appear as they are written.
  const ofSite = listTexts(texts, () => true).filter((text) => !text.includes('{'));
  const ofServices = bodies.flatMap((body) =>
    listTexts(JSON.parse(body), (key) => suffixes[locale].test(key)),
  );
  const simple = [...ofSite, ...ofServices].map(simplify);
  return [...new Set(simple)].filter((text) => text.length >= minLength);
}

const toPayloadPath = (path: string) => `/RSC/R${path === '/' ? '/index' : path}.txt`;

/** Figure 15: what is said in one language only, in the HTML and the payload of a page in the other one. */
export async function findForeignTexts({ site, upstream, readings }: Bench): Promise<void> {
  const sent: { name: string; locale: Locale; text: string }[] = [];
  for (const locale of ['mn', 'en'] as const) {
    const { get, close } = openConnection(await site.url('app'), { cookie: `lang=${locale}` });
    for (const { name, path } of cachedPages) {
      // The first visit of a page may be sent before its data is there.
      await get(path);
      const texts = [await get(path), await get(toPayloadPath(path))].map(({ text }) => text());
      sent.push({ name, locale, text: simplify(texts.join(' ')) });
    }
    close();
  }
  // By now the upstream has answered all that the pages ask for.
  const bodies = upstream.bodies();
  const texts = { mn: await readLanguage(bodies, 'mn'), en: await readLanguage(bodies, 'en') };
  const other = { mn: 'en', en: 'mn' } as const;
  for (const { name, locale, text } of sent) {
    const own = texts[locale].join('\n');
    const found = texts[other[locale]].filter((one) => !own.includes(one) && text.includes(one));
    readings.note('foreignTexts', `${name} ${locale}`, found.length);
    if (found.length > 0) console.log(`${name} (${locale}): ${found.slice(0, 4).join(' | ')}`);
  }
}
