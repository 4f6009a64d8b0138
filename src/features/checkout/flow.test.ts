import { expect, test } from 'vitest';
import { openCheckout } from '../../../tests/unit/open-checkout.ts';

const contact = { phone: '88001234', email: 'bold@example.mn' };
const typed = {
  receipt: 'INDIVIDUAL',
  company: '6123456',
  companyName: '',
  vatEmail: 'accountant@example.mn',
  code: '',
};

test.each([
  ['of a person goes to the address of the contact', null, 'bold@example.mn'],
  [
    'of a company to the one that was typed for it',
    { kind: 'COMPANY', tin: '61234567890', name: 'Говь', email: 'accountant@example.mn' },
    'accountant@example.mn',
  ],
] as const)('a receipt %s', (_what, company, email) => {
  const step = openCheckout().flow.steps.find(({ name }) => name === 'receipt');
  const answer = { amounts: null, promoCode: '', referralCode: '', company };
  expect(step?.save?.(typed, { contact }, answer)).toMatchObject({ buyer: { email } });
});
