import type { D1Database } from '@cloudflare/workers-types';
import { createTan, type TanRequest } from '#identity/tan/create-tan.ts';
import { UpstreamError } from '#services/upstream/upstream-error.ts';
import { openMemoryDatabase } from './memory-database.ts';
import type { Figure } from './proof.ts';

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;
const hours = 48;
const start = Date.UTC(2026, 10, 22);
const isdn = '99112233';
/** As many visitors as the attacker has had: each comes again after more than an hour. */
const attackers = 400;

async function addVisitors(db: D1Database): Promise<void> {
  const names = ['owner', 'stranger', ...Array.from({ length: attackers }, (_, i) => `a${i}`)];
  for (const name of names) {
    await db
      .prepare('INSERT INTO visitor (id, created_at, expires_at) VALUES (?1, 0, 9e15)')
      .bind(name)
      .run();
  }
}

/** One-time codes by a clock that this proof moves. What is only tried is not accepted by the service, so it does not count. */
async function openStage() {
  const db = openMemoryDatabase();
  await addVisitors(db);
  const stage = { now: start, accepts: true };
  const events = new Set<string>();
  let working: Promise<unknown> = Promise.resolve();
  const { issueCode } = createTan({
    db,
    now: () => stage.now,
    log: { error: (event) => void events.add(event) },
    settings: () => ({ TAN_PEPPER: 'a pepper of the proofs, long enough', TAN_NETWORK_HOURLY: 20 }),
    waitUntil: (work) => void (working = work),
    send: async () =>
      stage.accepts
        ? { ok: true, value: { id: '1' } }
        : { ok: false, error: new UpstreamError('network', 'mobile') },
  });
  const ask = async (given: Pick<TanRequest, 'visitorId' | 'network'> & Partial<TanRequest>) => {
    const issued = await issueCode({
      purpose: 'sign-in',
      channel: 'sms',
      address: isdn,
      browser: null,
      challenge: 'none',
      toMessage: (text) => ({ subject: '', text }),
      ...given,
    });
    await working;
    return issued.ok;
  };
  return { stage, ask, events };
}

/** The largest number of messages in any 24 hours. */
const countInADay = (times: readonly number[]) =>
  Math.max(0, ...times.map((from) => times.filter((at) => at >= from && at < from + dayMs).length));

/** Attacks the number thrice in every minute, from some networks in turn, and tries what its owner could have. */
async function attack(networks: number) {
  const { stage, ask, events } = await openStage();
  const sent: number[] = [];
  const had = { known: 0, unknown: 0 };
  let turn = 0;
  for (let minute = 0; minute < hours * 60; minute += 1) {
    stage.now = start + minute * minuteMs;
    stage.accepts = true;
    for (let i = 0; i < 3; i += 1) {
      turn += 1;
      const asker = { visitorId: `a${turn % attackers}`, network: `attack ${turn % networks}` };
      if (await ask(asker)) sent.push(stage.now);
      // The rest of the attack is on other numbers, to use up what all have together.
      await ask({ ...asker, address: String(94_000_000 + turn) });
    }
    stage.accepts = false;
    had.known += Number(await ask({ visitorId: 'owner', network: 'home', browser: 'own' }));
    had.unknown += Number(await ask({ visitorId: 'stranger', network: 'home' }));
  }
  // Busy is what an attack may be; anything else is a defect of the proof.
  events.delete('tan-busy');
  if (events.size > 0) throw new Error([...events].join());
  return { sent: countInADay(sent), had };
}

/** Nobody can keep the owner of a number from a code, nor have it bombed. */
export async function attackForDays(): Promise<Figure[]> {
  const minutes = hours * 60;
  const one = await attack(1);
  const many = await attack(50);
  const percent = (count: number) => `${((100 * count) / minutes).toFixed(2)} %`;
  console.log(
    `  ${hours} hours: by one network ${one.sent} messages in a day, an unknown browser could have a code in ${percent(one.had.unknown)} of the minutes`,
  );
  console.log(
    `  by 50 networks ${many.sent} messages in a day, an unknown browser in ${percent(many.had.unknown)}, the rest the other way round`,
  );
  return [
    {
      says: `of ${minutes} minutes under one attacking network, with a code for the known browser`,
      found: one.had.known,
      expected: minutes,
    },
    {
      says: 'an unknown browser could have one in at least 99 % of them',
      found: Number(one.had.unknown >= 0.99 * minutes),
      expected: 1,
    },
    { says: 'more than ten messages in a day', found: Number(one.sent > 10), expected: 0 },
    {
      says: `of ${minutes} minutes under fifty attacking networks, with a code for the known browser`,
      found: many.had.known,
      expected: minutes,
    },
    {
      says: 'more than ten messages in a day from fifty',
      found: Number(many.sent > 10),
      expected: 0,
    },
  ];
}
