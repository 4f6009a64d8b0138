import { renderToReadableStream } from 'react-dom/server.edge';
import { expect, test } from 'vitest';
import { DB } from '#env.ts';
import { locales } from '#i18n/locale.ts';
import { translator } from '#i18n/translator.ts';
import { hashText } from '#lib/hash.ts';
import { decideAssessment } from '#leasing/decide.ts';
import { newToken } from '#identity/visitor-cookie.ts';
import { keepFee } from '#leasing/fee-store.ts';
import type { Assessment } from '#leasing/model.ts';
import { prepareOperator } from '#operator/tests/operator-under-test.ts';
import { runInContext } from '#request/context.ts';
import { addAssessment } from '../../../../tests/unit/add-assessment.ts';
import { addSession } from '../../../../tests/unit/add-visitor.ts';
import { visit } from '../../../../tests/unit/visit.ts';
import { LeasingResult } from './result-page.tsx';

await prepareOperator();

async function show({ token }: Assessment, locale: 'mn' | 'en', sid: string | null) {
  const page = { pathname: '/leasing/result', query: new URLSearchParams({ id: token }) };
  const cookies = new Map(sid === null ? [] : [['sid', sid]]);
  return runInContext(visit({ locale, page, cookies, secure: false }), async () => {
    const stream = await renderToReadableStream(<LeasingResult />);
    await stream.allReady;
    const html = await new Response(stream).text();
    return html.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ');
  });
}

const pay = (one: Assessment, paidAt = Date.now()) =>
  keepFee({ id: crypto.randomUUID(), isdn: one.isdn ?? '', code: 'c', paidAt }, paidAt);
const fail = (one: Assessment, failed: string) =>
  DB.prepare(`UPDATE leasing_assessment SET failed = ?2 WHERE id = ?1`).bind(one.id, failed).run();

const states: readonly [
  string,
  'FEE' | 'ASKING' | 'PENDING' | 'LETTER',
  (one: Assessment) => Promise<unknown>,
  string,
][] = [
  ['unpaid', 'FEE', async () => null, 'leasing.toFee'],
  ['asking', 'FEE', (one) => pay(one), 'leasing.look'],
  ['over', 'ASKING', (one) => pay(one, Date.now() - 86_400_000), 'leasing.toCalculator'],
  [
    'failed',
    'ASKING',
    async (one) => [await pay(one), await fail(one, 'credit')],
    'leasing.bureauFailed.credit',
  ],
  [
    'failed',
    'ASKING',
    async (one) => [await pay(one), await fail(one, 'insurance')],
    'leasing.bureauFailed.insurance',
  ],
  ['PENDING', 'PENDING', async () => null, 'leasing.facts.sms'],
  [
    'REJECTED',
    'PENDING',
    (one) =>
      decideAssessment(one.id, { state: 'REJECTED', reason: 'OVERDUE' }, { from: 'PENDING' }),
    'leasing.reason.OVERDUE',
  ],
  [
    'COMPLETE',
    'PENDING',
    (one) => decideAssessment(one.id, { state: 'COMPLETE', monthly: 90_000 }, { from: 'PENDING' }),
    'leasing.offers',
  ],
  ['LETTER', 'LETTER', async () => null, 'payment.reference'],
];

test.each(locales.flatMap((locale) => states.map((one) => [...one, locale] as const)))(
  'an assessment that is %s says so, and what to do',
  async (shape, state, prepare, key, locale) => {
    const sid = newToken();
    const visitorId = await hashText(sid);
    await addSession(visitorId);
    const made = await addAssessment({ state, visitorId });
    await prepare(made);
    const t = translator(locale);
    const text = await show(made, locale, sid);
    expect(text).toContain(t(`leasing.result.${shape}` as 'leasing.result.PENDING'));
    expect(text).toContain(t(key as 'leasing.offers'));
    const isThrough = !['unpaid', 'asking', 'over', 'failed'].includes(shape);
    expect(text.includes(t('effort.title'))).toBe(isThrough);
    // Whoever has only its address learns nothing of it.
    const strange = await show(made, locale, null);
    expect(strange).not.toContain(made.code);
    expect(strange).toContain(t('leasing.result.gone'));
  },
);
