import { readFile } from 'node:fs/promises';
import { openConnection } from './load-connection.ts';
import { listPages } from './plan.ts';
import type { Workerd } from './start-workerd.ts';

type Locale = 'mn' | 'en';

export interface ForeignStrings {
  page: string;
  locale: Locale;
  /** Sentences of the other language in the HTML or in the payload of a navigation. */
  found: string[];
}

/** Shorter ones may be names, which are the same in both. */
const leastLength = 12;
const suffixes: Record<Locale, RegExp> = { mn: /Mn$/, en: /En$/ };

/** The same letters, however they are escaped in HTML or in JSON. */
function simplify(text: string): string {
  return text
    .replace(/&(?:quot|#x27|#39|apos);|["'\\]/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, ' ');
}

function collectTexts(value: unknown, suffix: RegExp, texts: Set<string>): void {
  if (typeof value !== 'object' || value === null) return;
  for (const [key, child] of Object.entries(value)) {
    if (typeof child === 'string' && suffix.test(key)) {
      // Rich texts: each run between two tags is a text of its own.
      for (const part of child.split(/<[^>]*>/)) {
        if (part.trim().length >= leastLength) texts.add(simplify(part).trim());
      }
    } else collectTexts(child, suffix, texts);
  }
}

async function readInterfaceTexts(locale: Locale): Promise<string[]> {
  const json: unknown = JSON.parse(await readFile(`locales/${locale}.json`, 'utf8'));
  const values: string[] = [];
  const walk = (value: unknown): void => {
    if (typeof value === 'string') values.push(simplify(value).trim());
    else if (typeof value === 'object' && value !== null) Object.values(value).forEach(walk);
  };
  walk(json);
  // Those with holes never appear as they are written.
  return values.filter((text) => text.length >= leastLength && !text.includes('{'));
}

async function collectLanguage(bodies: readonly string[], locale: Locale): Promise<string[]> {
  const texts = new Set(await readInterfaceTexts(locale));
  for (const body of bodies) collectTexts(JSON.parse(body), suffixes[locale], texts);
  return [...texts];
}

const toRscPath = (path: string) => `/RSC/R${path === '/' ? '/index' : path}.txt`;

/** Looks for what is said in one language only in what a page of the other one sends. */
export async function findForeignStrings(
  workerd: Workerd,
  bodies: readonly string[],
): Promise<ForeignStrings[]> {
  const texts = {
    mn: await collectLanguage(bodies, 'mn'),
    en: await collectLanguage(bodies, 'en'),
  };
  const found: ForeignStrings[] = [];
  for (const locale of ['mn', 'en'] as const) {
    const connection = await openConnection(await workerd.url(), { cookie: `lang=${locale}` });
    const own = texts[locale].join('\n');
    const foreign = texts[locale === 'mn' ? 'en' : 'mn'].filter((text) => !own.includes(text));
    for (const { name, path } of listPages) {
      const html = await connection.get(path, true);
      const payload = await connection.get(toRscPath(path), true);
      if (html.status !== 200 || payload.status !== 200) {
        throw new Error(`${path} answered ${html.status}, its payload ${payload.status}`);
      }
      const sent = simplify(`${String(html.body)} ${String(payload.body)}`);
      found.push({ page: name, locale, found: foreign.filter((text) => sent.includes(text)) });
    }
    connection.close();
  }
  return found;
}
