import { setTimeout as sleep } from 'node:timers/promises';
import { startSite } from '../http/start-site.ts';
import { newWebhookSecret, signWebhook } from '../support/sign-webhook.ts';
import { press } from './press.ts';
import type { Figure } from './proof.ts';

const changes = 20;
const maxSeenMs = 2000;
const giveUpMs = 10_000;
const pollMs = 25;

/** How long after `startedAt` the page shows the title, asked for again and again by visitors. */
async function timeUntilShown(ask: () => Promise<string>, title: string, startedAt: number) {
  while (performance.now() - startedAt < giveUpMs) {
    if ((await ask()).includes(title)) return performance.now() - startedAt;
    await sleep(pollMs);
  }
  return Infinity;
}

/** Editors change titles; every isolate shows each within two seconds, busy or idle, and nothing is done twice. */
export async function proveTags(): Promise<Figure[]> {
  const secret = newWebhookSecret();
  const site = await startSite(
    { CONTENT_WEBHOOK_SECRETS: secret },
    { operator: { ENVIRONMENT: 'development', WEBHOOK_SECRET: secret }, twice: true },
  );
  try {
    const [row] = await site.query(
      `SELECT id FROM document WHERE kind = 'news' ORDER BY position LIMIT 1`,
      'OPERATOR_DB',
    );
    const id = String(row?.['id']);
    // Complete pages, as browsers without scripts get them.
    const headers = { cookie: 'complete=1' };
    const first = async (path: string) => (await fetch(site.origin + path, { headers })).text();
    const pages = ['/news', `/news/${id}`];
    const seen = { first: [] as number[], second: [] as number[] };
    let missed = 0;
    for (let change = 0; change < changes; change += 1) {
      for (const path of pages) await Promise.all([first(path), site.askSecond(path)]);
      const title = `Гарчиг ${crypto.randomUUID()}`;
      // In every fourth change nobody comes for longer than what an isolate knows is recent.
      const isIdle = change % 4 === 3;
      if (isIdle) await sleep(maxSeenMs + 500);
      await press(site.origin, '/operator/news', { id, titleMn: title, titleEn: title });
      const startedAt = performance.now();
      if (isIdle) await sleep(maxSeenMs);
      if (isIdle) {
        for (const path of pages) missed += Number(!(await site.askSecond(path)).includes(title));
        continue;
      }
      await Promise.all(
        pages.map(async (path) => {
          const [one, two] = await Promise.all([
            timeUntilShown(() => first(path), title, startedAt),
            timeUntilShown(() => site.askSecond(path), title, startedAt),
          ]);
          seen.first.push(one);
          seen.second.push(two);
        }),
      );
    }
    const toMax = (times: readonly number[]) => Math.round(Math.max(...times));
    console.log(
      `  ${changes} changes, 2 pages: at most ${toMax(seen.first)} ms in the isolate that was told, ${toMax(seen.second)} ms in the other`,
    );
    const version = () => site.query(`SELECT version FROM content_tag WHERE tag = 'home'`);
    const body = JSON.stringify({ tags: ['home'] });
    const message = signWebhook(secret, { body });
    const answers = await Promise.all(
      Array.from({ length: 200 }, async () => {
        const answer = await fetch(`${site.origin}/hooks/content`, message);
        return { status: answer.status, ...((await answer.json()) as { changed: number }) };
      }),
    );
    const before = await version();
    await fetch(`${site.origin}/hooks/content`, message);
    const late = [...seen.first, ...seen.second].filter((ms) => ms > maxSeenMs).length;
    return [
      { says: `pages that showed a change later than ${maxSeenMs} ms`, found: late, expected: 0 },
      {
        says: 'next visitors of an idle isolate who saw the old page',
        found: missed,
        expected: 0,
      },
      {
        says: 'of 200 times the same message, those that had an effect',
        found: answers.filter(({ changed }) => changed > 0).length,
        expected: 1,
      },
      {
        says: 'of them, answered with 200',
        found: answers.filter(({ status }) => status === 200).length,
        expected: 200,
      },
      {
        says: 'versions that a later repetition changed',
        found: Number(JSON.stringify(before) !== JSON.stringify(await version())),
        expected: 0,
      },
    ];
  } finally {
    await site.stop();
  }
}
