import { setTimeout as sleep } from 'node:timers/promises';
import { newOperationId } from '#forms/operation-id.ts';
import { type Site, startSite } from '../http/start-site.ts';
import { newAddress } from '../http/tan-visitor.ts';
import { press } from './press.ts';
import { type Figure, runAtOnce } from './proof.ts';
import { RecoveryVisitor } from './recovery-visitor.ts';

const isdn = '99000854';
const presses = 500;
const devices = 10;

const busy = 503;
const maxTries = 60;
const retryMs = 500;

/** Presses until the site has an answer: a machine that is asked 500 times at once sends most away at first. */
async function pay(site: Site, cookie: string, fields: Readonly<Record<string, string>>) {
  const sent = { ...fields, op: newOperationId() };
  const from = { cookie, address: newAddress() };
  for (let tries = 0; ; tries += 1) {
    const answer = await press(site.origin, '/simRecovery/pay', sent, from);
    if (answer.status !== busy || tries === maxTries) return answer;
    await sleep(retryMs);
  }
}

/** So many presses of "pay", for one number, from devices each with a draft of its own that Dan has confirmed. */
export async function raceRecoveries(): Promise<Figure[]> {
  const site = await startSite();
  try {
    const ready = await runAtOnce(devices, 2, async () => {
      const visitor = new RecoveryVisitor(site.origin);
      const fields = await visitor.walk(isdn);
      return { cookie: visitor.cookie(), fields };
    });
    const answers = await Promise.all(
      Array.from({ length: presses / devices }, () => ready)
        .flat()
        .map(({ cookie, fields }) => pay(site, cookie, fields)),
    );
    const statuses = new Map<string, number>();
    for (const { status, location } of answers) {
      const said = `${status} ${location.split('?')[0]}`;
      statuses.set(said, (statuses.get(said) ?? 0) + 1);
    }
    console.log(`  ${[...statuses].map(([said, n]) => `${n} × ${said}`).join(', ')}`);
    const count = async (from: string) =>
      Number((await site.query(`SELECT count(*) AS n FROM ${from}`))[0]?.['n']);
    const led = answers.flatMap(({ location }) =>
      location.startsWith('/paymentSuccess') ? location : [],
    );
    const of = `${presses} presses for the SIM of one number`;
    return [
      {
        says: `${of}: recoveries`,
        found: await count(`sim_recovery WHERE isdn = '${isdn}'`),
        expected: 1,
      },
      {
        says: `${of}: warnings by SMS to its owner`,
        found: await count(`outbox WHERE key LIKE 'recovery.warned sms owner %'`),
        expected: 1,
      },
      { says: `${of}: purchases`, found: await count('purchase'), expected: 1 },
      {
        says: `${of}: payments`,
        found: await count(`payment WHERE subject_kind = 'purchase'`),
        expected: 1,
      },
      { says: `${of}: pages to pay on`, found: new Set(led).size, expected: 1 },
      {
        says: `${of}: without an answer`,
        found: answers.filter(({ status }) => status !== 303 && status !== 422).length,
        expected: 0,
      },
    ];
  } finally {
    await site.stop();
  }
}
