import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { brand } from '#domain/brand.ts';
import { CalculatorPage } from '#features/leasing/views/calculator-page.tsx';
import { leasingViews } from '#features/leasing/views/step-views.tsx';
import { CardFields, NumberFields } from '#features/sim-recovery/views/step-fields.tsx';
import { StartFields } from '#features/stars/views/start-fields.tsx';
import { locales } from '#i18n/locale.ts';
import { type MessageKey, translator } from '#i18n/translator.ts';
import { prepareOperator } from '#operator/tests/operator-under-test.ts';
import { render, words } from './rendered-page.ts';

await prepareOperator();

const { who: WhoFields } = leasingViews;
const branches = 'href="/service-branches"';

interface Begun {
  path: string;
  page: ReactNode;
  said: readonly MessageKey[];
  links: readonly string[];
}

test.each<Begun>([
  {
    path: '/stars',
    page: <StartFields />,
    said: ['stars.needed.foreign', 'company.notFor'],
    links: [branches],
  },
  {
    path: '/simRecovery/number',
    page: <NumberFields />,
    said: ['simRecovery.others.foreign', 'simRecovery.others.company', 'simRecovery.others.vip'],
    links: [branches, `href="${brand.corporateUrl}"`],
  },
  {
    path: '/leasing/assessment/who',
    page: <WhoFields data={{ minAge: 18 }} />,
    said: ['leasing.who.foreign', 'leasing.who.company'],
    links: [branches, 'href="/leasing/company"'],
  },
  {
    path: '/leasing',
    page: <CalculatorPage />,
    said: ['leasing.facts.age', 'leasing.facts.need', 'leasing.facts.sms'],
    links: ['href="/leasing/company"'],
  },
])(
  '$path says who is served elsewhere, and leads there, before anything is asked',
  async ({ path, page, said, links }) => {
    for (const locale of locales) {
      const html = await render(page, locale, path);
      for (const key of said) {
        const text = translator(locale)(key, { phone: brand.callCentre });
        expect.soft(words(html), locale).toContain(text);
      }
      for (const link of links) expect.soft(html).toContain(link);
    }
  },
);

test.each(locales)(
  'whoever asks how to check by phone reads to send "i" to 366, %s',
  async (locale) => {
    const said = words(await render(<CalculatorPage />, locale, '/leasing'));
    expect(said).toMatch(/[“"«']i[”"»'].*366|366.*[“"«']i[”"»']/);
  },
);

test.each(locales)(
  'where the number of a SIM card is asked for stands where it is on the card, %s',
  async (locale) => {
    const html = await render(<CardFields />, locale, '/simRecovery/card');
    expect(html).toContain(`aria-label="${translator(locale)('simRecovery.pictureText')}"`);
  },
);
