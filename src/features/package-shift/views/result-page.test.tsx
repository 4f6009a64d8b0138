import { beforeEach, expect, test } from 'vitest';
import { formatDate } from '#i18n/format-date.ts';
import { locales } from '#i18n/locale.ts';
import { translator } from '#i18n/translator.ts';
import { prepareOperator } from '#operator/tests/operator-under-test.ts';
import { drain, forgetShifts, idOf, press } from '../../../../tests/unit/press-shift.ts';
import { render, words } from '../../../../tests/unit/rendered-page.ts';
import { PackageShiftResult } from './result-page.tsx';

await prepareOperator();
beforeEach(forgetShifts);

test.each(locales)(
  'a change that waits says who takes it back until when, and one that holds does not, in %s',
  async (locale) => {
    const see = async (to: string) => {
      const shift = await drain(idOf(await press('99000985', { to })));
      const html = await render(
        <PackageShiftResult />,
        locale,
        `/packageshift/result?id=${shift?.token}`,
      );
      const date = formatDate(shift?.effectiveOn ?? '', locale);
      return {
        html,
        undo: translator(locale)('packageShift.result.undo', { date, phone: '2222' }),
      };
    };
    const later = await see('tenger-18');
    expect(words(later.html)).toContain(later.undo);
    expect(later.html).toContain('href="/service-branches"');
    await forgetShifts();
    const now = await see('tenger-99');
    expect(words(now.html)).not.toContain(now.undo);
    // The plan that comes with a contract says so, and no other.
    const term = translator(locale)('packageShift.confirm.term', { count: 12 });
    expect(words(now.html)).toContain(term);
    expect(words(later.html)).not.toContain(term);
  },
);
