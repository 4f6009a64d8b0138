import { expect, test } from 'vitest';
import { brand } from '#domain/brand.ts';
import { formatDateTime } from '#i18n/format-date.ts';
import { translator } from '#i18n/translator.ts';
import type { Recovery } from '#purchase/sim-recovery/model.ts';
import { render, words } from '../../../../tests/unit/rendered-page.ts';
import { RecoveryState } from './recovery-state.tsx';

const minute = 60_000;
const isdn = '99112233';

async function see(given: Partial<Recovery>): Promise<string> {
  const recovery = {
    isdn,
    code: 'K7M2PX9Q',
    state: 'PAID',
    way: 'ESIM',
    card: null,
    amount: 5000,
    createdAt: 1,
    updatedAt: 1,
    activateAt: 1,
    delivery: null,
    ...given,
  } as Recovery;
  return words(await render(<RecoveryState recovery={recovery} isMine />, 'en', '/simRecovery'));
}

test('who waits longer than promised is told so, and whom to call; not while the card is on its way', async () => {
  const t = translator('en');
  const toLate = (activateAt: number) =>
    t('simRecovery.next.late', {
      number: '',
      time: formatDateTime(activateAt, 'en'),
      phone: brand.callCentre,
    });
  const [soon, past] = [Date.now() - 5 * minute, Date.now() - 20 * minute];
  expect(await see({ activateAt: past })).toContain(toLate(past));
  expect(await see({ activateAt: past, state: 'ACTIVATING' })).toContain(toLate(past));
  expect(await see({ activateAt: soon })).not.toContain(toLate(soon));
  const card = { activateAt: past, way: 'CARD' } as const;
  expect(await see({ ...card, card: 'ORDERED' })).not.toContain(toLate(past));
  expect(await see({ ...card, card: 'HANDED', updatedAt: soon })).not.toContain(toLate(past));
  expect(await see({ ...card, card: 'HANDED' })).toContain(toLate(past));
});
