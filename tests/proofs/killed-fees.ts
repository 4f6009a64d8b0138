import { setTimeout as sleep } from 'node:timers/promises';
import { translator } from '#i18n/translator.ts';
import { readWords } from '../http/checkout-visitor.ts';
import type { Applicant } from './applicant.ts';
import { askOf, type Bought, payInWallet } from './bill-stage.ts';
import { deal, heldOf, settleAll } from './fee-fates.ts';
import { isHeld, waitUntil } from './kill-due.ts';
import type { Way } from './mobile-proxy.ts';
import { callJobs, gateMs } from './payment-stage.ts';
import { persistBy } from './persist.ts';
import type { Figure } from './proof.ts';
import type { Stage } from './stage.ts';

const ways = ['held-before', 'held-after', 'failed-before', 'failed-after'] as const;
/** Of the invoices of those who come to the fee at once; then of the question whether each is paid, and by what. */
const invoiceFates = ways.map((way) => ['invoice', way] as const);
const paidFates = (['check', 'money'] as const).flatMap((at) =>
  ways.map((way) => [at, way] as const),
);

/** Who is assessed, and while the number is compared with e-Mongolia; those without it come to the fee at once. */
export interface Person {
  one: Applicant;
  check?: Way | undefined;
}

/** Who has paid, and where the assessment is seen. */
export interface Assessed extends Bought {
  result: string;
}

/** What the pages of all assessments say. */
export const seeResults = (url: string, assessed: readonly Assessed[]): Promise<string[]> =>
  Promise.all(assessed.map(async ({ payer, result }) => readWords(await payer.see(url, result))));

/** The site dies, or an answer is lost, at each outside step of the fee; each is paid once, while no bureau answers. */
export async function killFees(
  stage: Stage,
  people: readonly Person[],
): Promise<{ assessed: Assessed[]; figures: Figure[] }> {
  const { mobile, qpay } = stage;
  // The comparison, and the invoice of the fee.
  let server = await stage.start();
  for (const { one, check } of people) {
    await one.walk(server.url);
    if (!check) await one.consent(server.url);
  }
  deal(stage, invoiceFates);
  const met = new Set<string>();
  mobile.choose((boundary, code) => {
    if (boundary !== 'check' || met.has(code)) return 'pass';
    met.add(code);
    return people.find(({ one }) => one.isdn === code)?.check ?? 'pass';
  });
  const dying = people.map(({ one, check }) =>
    (check ? one.consent(server.url) : one.pay(server.url)).catch(() => null),
  );
  const heldFirst = people.filter(({ check }) => isHeld(check)).length + heldOf(invoiceFates);
  await waitUntil(() => mobile.held() + qpay.held() >= heldFirst);
  await sleep(1000);
  const first = mobile.held() + qpay.held();
  await server.kill();
  await Promise.all(dying);
  qpay.choose(() => 'pass');
  // While it is paid no bureau answers.
  mobile.choose((boundary) =>
    boundary === 'credit' || boundary === 'insurance' ? 'lost-before' : 'pass',
  );

  // Everybody presses again; then pays.
  server = await stage.start();
  const { url } = server;
  const paying = await Promise.all(
    people.map(async ({ one, check }): Promise<Bought & { one: Applicant }> => {
      const { payer } = one;
      if (check) await one.consent(url);
      const { href, said } = await persistBy(url, {
        press: () => one.pay(url),
        post: (path, fields) => payer.sendForm(url, path, fields),
      });
      if (href === '') throw new Error(`${one.isdn} came to no invoice: ${said.join()}`);
      return { one, payer, href };
    }),
  );
  for (const one of paying) await payInWallet(stage, url, one);
  await sleep(gateMs);
  deal(stage, paidFates);
  const before = qpay.held();
  const settling = paying.map((one) => askOf(url, one).catch(() => null));
  await waitUntil(() => qpay.held() - before >= heldOf(paidFates));
  await sleep(1000);
  const second = qpay.held() - before;
  await server.kill();
  await Promise.all(settling);
  qpay.choose(() => 'pass');

  server = await stage.start();
  const paid = await settleAll(server.url, paying);
  await callJobs(server.url);
  const assessed: Assessed[] = [];
  for (const { one, payer, href } of paying)
    assessed.push({ payer, href, result: await one.findResult(server.url, href) });
  const shown = await seeResults(server.url, assessed);
  const toldFailed = shown.filter((words) =>
    words.includes(translator('en')('leasing.result.failed')),
  ).length;
  await server.stop();
  mobile.choose(() => 'pass');
  return {
    assessed,
    figures: [
      { says: 'comparisons and invoices held at kill 1', found: first, expected: heldFirst },
      {
        says: 'questions about the fee held at kill 2',
        found: second,
        expected: heldOf(paidFates),
      },
      { says: 'fees paid after all', found: paid, expected: people.length },
      {
        says: 'pages that said that a bureau does not answer',
        found: toldFailed,
        expected: people.length,
      },
    ],
  };
}
