import { setTimeout as sleep } from 'node:timers/promises';
import type { Way } from './counting-service.ts';
import { openSiteDatabase } from './local-databases.ts';
import type { Stage } from './operations.ts';
import type { Figure } from './proof.ts';

const messages = 200;
const killedRounds = 4;
const maxRounds = 20;
/** How long a run sends before it is killed in the middle. */
const roundMs = 1200;

const ways: readonly Way[] = ['right', 'failing', 'slow', 'lost'];

const callJobs = (url: string) =>
  fetch(`${url}/cdn-cgi/local/scheduled?cron=*+*+*+*+*`, {
    signal: AbortSignal.timeout(60_000),
  }).catch(() => undefined);

/** What a later minute would find: pauses and leases are over. */
async function passTime(directory: string): Promise<number> {
  const db = await openSiteDatabase(directory);
  db.exec(`UPDATE outbox SET next_at = 0 WHERE state = 'due'; DELETE FROM lease`);
  const row = db.prepare(`SELECT count(*) AS n FROM outbox WHERE state <> 'done'`).get();
  db.close();
  return Number(row?.['n']);
}

async function write(directory: string): Promise<void> {
  const db = await openSiteDatabase(directory);
  const insertRow = db.prepare(
    `INSERT INTO effort VALUES (?, ?, '2026-11-22', 5, NULL, NULL, 'mn', ${Date.now()})`,
  );
  const insert = db.prepare(
    `INSERT INTO outbox (topic, body, key, created_at, next_at) VALUES ('effort', ?, ?, 0, 0)`,
  );
  for (let i = 0; i < messages; i += 1) {
    const id = `message-${i}`;
    insertRow.run(id, id);
    insert.run(JSON.stringify({ id }), id);
  }
  db.close();
}

/** The outbox under a service that fails, is slow and loses answers, while the site is killed in the middle of it. */
export async function proveOutbox({ directory, service, start }: Stage): Promise<Figure[]> {
  await write(directory);
  const before = service.requests.length;
  service.choose(({ count }) => ways[count % ways.length] ?? 'right');
  let left = messages;
  let rounds = 0;
  for (; left > 0 && rounds < maxRounds; rounds += 1) {
    const server = await start();
    if (rounds < killedRounds) {
      void callJobs(server.url);
      await sleep(roundMs);
      await server.kill();
    } else {
      // Two at once, as after a minute that took longer.
      await Promise.all([callJobs(server.url), callJobs(server.url)]);
      await server.stop();
    }
    left = await passTime(directory);
  }
  const sent = service.requests.slice(before);
  const effects = [...service.effects].filter(([key]) => key.startsWith('message-'));
  const texts = new Set(effects.map(([, body]) => body));
  console.log(`  ${sent.length} calls for ${messages} messages, in ${rounds} runs`);
  return [
    {
      says: `of ${messages} messages, taken by the service`,
      found: effects.length,
      expected: messages,
    },
    { says: 'of them different ones', found: texts.size, expected: messages },
    {
      says: 'messages that were sent under another key',
      found: sent.filter(({ key }) => !key.startsWith('message-')).length,
      expected: 0,
    },
    { says: 'messages left in the outbox', found: left, expected: 0 },
  ];
}
