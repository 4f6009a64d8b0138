import { expect, test } from 'vitest';
import { DB } from '#env.ts';
import { locales } from '#i18n/locale.ts';
import { translator } from '#i18n/translator.ts';
import { toAssessmentHref } from '#leasing/model.ts';
import { settleRead } from '#lib/outcome.ts';
import { prepareOperator } from '#operator/tests/operator-under-test.ts';
import { runInContext } from '#request/context.ts';
import { addAssessment, nextNumber } from '../../../../tests/unit/add-assessment.ts';
import { render, words } from '../../../../tests/unit/rendered-page.ts';
import { visit } from '../../../../tests/unit/visit.ts';
import { GoOn, readOpen } from './go-on.tsx';

await prepareOperator();

/** What the account of a number lists, of a visitor who has nothing else. */
async function see(isdn: string, locale: 'mn' | 'en'): Promise<string> {
  const customer = { visitorId: crypto.randomUUID(), isdn, kind: 'phone', expiresAt: Infinity };
  const open = await runInContext(visit({ locale }), async () =>
    settleRead(await readOpen(customer as never)),
  );
  if (!open.ok) throw open.error;
  return render(<GoOn {...open.value} />, locale, '/account');
}

test.each(locales)(
  'an assessment is in the account of its number, and in no other, as what it is by now, %s',
  async (locale) => {
    const t = translator(locale);
    const isdn = nextNumber();
    const { id, code, token } = await addAssessment({ isdn, state: 'ASKING' });
    for (const [state, says] of [
      ['ASKING', 'asking'],
      ['PENDING', 'PENDING'],
      ['COMPLETE', 'COMPLETE'],
    ] as const) {
      await DB.prepare('UPDATE leasing_assessment SET state = ?2, usable_until = ?3 WHERE id = ?1')
        .bind(id, state, Date.now() + 60_000)
        .run();
      const html = await see(isdn, locale);
      expect(html).toContain(`href="${toAssessmentHref(token)}"`);
      expect(words(html)).toContain(
        `${t('account.payments.order', { code })} · ${t(`leasing.result.${says}`)}`,
      );
    }
    expect(await see(nextNumber(), locale)).not.toContain(token);
  },
);
