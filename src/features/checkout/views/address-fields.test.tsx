import { expect, test } from 'vitest';
import { translator } from '#i18n/translator.ts';
import { render, words } from '../../../../tests/unit/rendered-page.ts';
import { AddressFields } from './address-fields.tsx';

const warning = translator('en')('checkout.registerDate');

async function show(registerNumber: string): Promise<string> {
  const formState = { faults: [], typed: { registerNumber: [registerNumber] } };
  const page = <AddressFields data={{ lines: [] }} />;
  return words(await render(page, 'en', '/checkout/address', { formState }));
}

test('whoever comes back to a register number whose date can not be reads it beside the field', async () => {
  expect(await show('УБ99999999')).toContain(warning);
  expect(await show('УБ92041517')).not.toContain(warning);
  expect(await show('')).not.toContain(warning);
});
