import { expect, test } from 'vitest';
import { pagePaths } from './routes.ts';
import { send } from './site.ts';

// Rendered for them each time, and whole.
const crawler = { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' };
const languages = ['mn', 'en'];

interface Visit {
  path: string;
  lang: string;
}

const visits: readonly Visit[] = pagePaths.flatMap((path) =>
  languages.map((lang) => ({ path, lang })),
);

const render = ({ path, lang }: Visit, signal?: AbortSignal) =>
  send(path, { headers: { ...crawler, cookie: `lang=${lang}` }, ...(signal && { signal }) });

/** The page but for what is new in each answer: the nonce, and ids of operations. */
async function readPage(visit: Visit): Promise<string> {
  const answer = await render(visit);
  return `${answer.status} ${await answer.text()}`
    .replaceAll(/nonce="[^"]+"/g, 'nonce')
    .replaceAll(/name="op" value="\w+"/g, 'op');
}

/** What stands around the first character that differs. */
function findDifference(one: string, other: string): string {
  if (one === other) return '';
  const at = [...one].findIndex((character, i) => character !== other[i]);
  return `…${other.slice(Math.max(0, at - 80), at + 80)}…`;
}

async function leave(visit: Visit, afterMs: number): Promise<void> {
  const controller = new AbortController();
  const answer = render(visit, controller.signal).then((started) => started.text());
  setTimeout(() => controller.abort(), afterMs);
  await answer.catch(() => undefined);
}

test('a page is the same alone and among many others, some of which are left', async () => {
  const alone = new Map<Visit, string>();
  for (const visit of visits) {
    // The first time fills the caches.
    await readPage(visit);
    alone.set(visit, await readPage(visit));
  }
  for (let round = 0; round < 3; round += 1) {
    await Promise.all(
      visits.map(async (visit, i) => {
        const [page] = await Promise.all([
          readPage(visit),
          leave(visits[(i * 7) % visits.length] ?? visit, (i % 5) * 4),
        ]);
        const difference = findDifference(alone.get(visit) ?? '', page);
        expect.soft(difference, `${visit.path} ${visit.lang}`).toBe('');
      }),
    );
  }
}, 120_000);
