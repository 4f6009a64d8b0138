import { setTimeout as sleep } from 'node:timers/promises';
import { leasingFeeMnt } from '#domain/leasing.ts';
import { type Site, startSite } from '../http/start-site.ts';
import { Applicant } from './applicant.ts';
import { askOf, type Bought } from './bill-stage.ts';
import { type Figure, runAtOnce } from './proof.ts';

const isdn = '99110011';
const devices = 20;
/** Each with a draft of its own. */
const tabs = 10;
const drafts = devices * tabs;
/** So many pay their invoices at a moment, each on another device. */
const payers = 5;

const busy = 503;
const maxTries = 60;

interface AtFee {
  tab: Applicant;
  shown: string;
}

/** Presses until the site has an answer: a machine that is asked 200 times at once sends most away at first. */
async function pressFee({ origin }: Site, { tab, shown }: AtFee): Promise<string> {
  for (let tries = 0; ; tries += 1) {
    const answer = await tab.pay(origin, shown);
    if (answer.status !== busy || tries === maxTries)
      return answer.headers.get('location') ?? String(answer.status);
    await sleep(500);
  }
}

/** Settles them all, however they come; whether each is paid. */
async function settle(site: Site, paying: readonly Bought[]): Promise<boolean[]> {
  let states: (string | null)[] = [];
  for (let turn = 0; turn < 60; turn += 1) {
    await site.query(`UPDATE payment SET checked_at = 0 WHERE state = 'PENDING'`);
    states = await Promise.all(paying.map((one) => askOf(site.origin, one)));
    if (states.every((state) => state === 'SUCCESS')) break;
    await sleep(500);
  }
  return states.map((state) => state === 'SUCCESS');
}

/** 200 drafts of one number begin at a moment, some of them pay: one fee is used by all, and the rest goes back. */
export async function raceAssessments(): Promise<Figure[]> {
  const site = await startSite();
  try {
    const signedIn = await runAtOnce(devices, 2, () =>
      Applicant.plant((sql) => site.query(sql), isdn),
    );
    const ready = await runAtOnce(drafts, 4, async (i): Promise<AtFee & { device: number }> => {
      const device = i % devices;
      const payer = signedIn[device]?.payer;
      if (!payer) throw new Error('no device');
      const tab = new Applicant(isdn, payer.newTab());
      await tab.walk(site.origin);
      await tab.consent(site.origin);
      const shown = await tab.seeLast(site.origin);
      if (!shown.includes(`name="total" value="${leasingFeeMnt}"`))
        throw new Error('not at the fee');
      return { tab, shown, device };
    });
    const places = await Promise.all(ready.map((one) => pressFee(site, one)));
    const isPayment = (place: string) => place.startsWith('/paymentSuccess');
    const count = async (from: string) =>
      Number((await site.query(`SELECT count(*) AS n FROM ${from}`))[0]?.['n']);
    const begun = places.filter(isPayment).length;
    const [open, assessments] = [await count('payment'), await count('leasing_assessment')];

    const chosen = Array.from({ length: payers }, (_, device) =>
      ready.findIndex((one, at) => one.device === device && isPayment(places[at] ?? '')),
    );
    const paying = chosen.map((at) => {
      const payer = ready[at]?.tab.payer;
      if (!payer) throw new Error('no invoice');
      return { payer, href: places[at] ?? '' };
    });
    for (const { payer, href } of paying) {
      const html = await payer.see(site.origin, href);
      const [, wallet = ''] = /href="(\/operator\/wallet[^"]*)"/.exec(html) ?? [];
      await payer.post(site.origin, wallet.replaceAll('&amp;', '&'), { way: 'untold' });
    }
    const paid = await settle(site, paying);
    for (
      let turn = 0;
      turn < 20 && (await count(`purchase WHERE status = 'PAID'`)) > 0;
      turn += 1
    ) {
      await site.runScheduled();
      await sleep(500);
    }

    // Everybody looks again, and presses.
    const later = await runAtOnce(drafts, 4, async (i) => {
      const one = ready[i];
      if (!one || chosen.includes(i)) return 'paid';
      return pressFee(site, { ...one, shown: await one.tab.seeLast(site.origin) });
    });
    for (let turn = 0; turn < 40; turn += 1) {
      if ((await count(`outbox WHERE topic = 'leasing-ask' AND state = 'due'`)) === 0) break;
      await site.runScheduled();
      await sleep(500);
    }
    const of = `${drafts} drafts on ${devices} devices`;
    return [
      { says: `${of}: led to a payment`, found: begun, expected: drafts },
      { says: `${of}: payments`, found: open, expected: drafts },
      { says: `${of}: assessments`, found: assessments, expected: drafts },
      { says: 'invoices paid at a moment', found: paid.filter(Boolean).length, expected: payers },
      { says: 'fees', found: await count('leasing_fee'), expected: 1 },
      { says: 'of the money paid, given back', found: await count('refund'), expected: payers - 1 },
      {
        says: 'others who were then assessed for nothing',
        found: later.filter((place) => place.startsWith('/leasing/result')).length,
        expected: drafts - payers,
      },
      { says: 'payments after that', found: await count('payment'), expected: drafts },
      {
        says: 'assessments decided',
        found: await count(`leasing_assessment WHERE state = 'COMPLETE'`),
        expected: drafts,
      },
      { says: 'reports of the bureaus', found: await count('leasing_report'), expected: 2 },
      {
        says: 'inquiries at the bureaus',
        found: Number(
          (await site.query('SELECT count(*) AS n FROM lease_report', 'OPERATOR_DB'))[0]?.['n'],
        ),
        expected: 2,
      },
    ];
  } finally {
    await site.stop();
  }
}
