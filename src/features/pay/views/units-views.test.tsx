import { expect, test, vi } from 'vitest';
import { subscriber } from '#contracts/mobile/subscriber.ts';
import { translator } from '#i18n/translator.ts';
import * as session from '#identity/session.ts';
import * as subscribers from '#services/subscriber.ts';
import { render, words } from '../../../../tests/unit/rendered-page.ts';
import { unitsViews } from './units-views.tsx';

test.each([
  ['POSTPAID', true],
  ['PREPAID', false],
  [undefined, false],
] as const)(
  'who tops up a number that is %s is told that it has a bill: %s',
  async (payment, isTold) => {
    const customer = { isdn: '99112233', expiresAt: 1 } as session.CustomerSession;
    vi.spyOn(session, 'findCustomer').mockResolvedValue(customer);
    const value = subscriber.parse({ payment });
    vi.spyOn(subscribers, 'readSubscriber').mockResolvedValue({ ok: true, value });
    const html = await render(<unitsViews.number />, 'en', '/pay/units');
    expect(words(html).includes(translator('en')('pay.units.postpaid'))).toBe(isTold);
    vi.restoreAllMocks();
  },
);
