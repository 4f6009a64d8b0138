import { expect, test } from 'vitest';
import type { FoundCompany } from '#services/find-company.ts';
import { toBuyer } from './buyer.ts';

const tin = '12345678901';
const found: FoundCompany = { state: 'found', tin, name: 'Наран ХХК' };
const email = 'tax@example.mn';

/** A company that was typed, where the look-up says this. */
const make = (company: string, state: FoundCompany, companyName = '') =>
  toBuyer({ company, companyName, vatEmail: email }, async () => state);

test.each(['5987654', tin])(
  'a receipt of %s is made out to the company that was found, by its own name and TIN',
  async (typed) => {
    expect(await make(typed, found, 'Another')).toEqual({
      ok: true,
      value: { kind: 'COMPANY', tin, name: 'Наран ХХК', email },
    });
  },
);

test.each([
  ['is unknown', '5987654', 'unknown', 'companyUnknown', 'company'],
  ['is unknown by its TIN too', tin, 'unknown', 'companyUnknown', 'company'],
  ['can not be looked up by its register number', '5987654', 'down', 'companyDown', 'company'],
  ['can not be looked up, and has no name yet', tin, 'down', 'companyName', 'companyName'],
] as const)('a company that %s is refused, and said so', async (_, typed, state, says, field) => {
  expect(await make(typed, { state })).toMatchObject({
    ok: false,
    faults: [{ message: `checkout.fault.${says}`, field }],
  });
});

test('while nobody can be asked, a typed TIN and name will do', async () => {
  expect(await make(tin, { state: 'down' }, 'Наран ХХК')).toEqual({
    ok: true,
    value: { kind: 'COMPANY', tin, name: 'Наран ХХК', email },
  });
});

test('nobody is asked about what is no number of a company', async () => {
  const ask = () => Promise.reject(new Error('nobody is asked'));
  expect(await toBuyer({ company: '123', companyName: '', vatEmail: '' }, ask)).toMatchObject({
    faults: [{ message: 'checkout.fault.companyNumber' }, { message: 'checkout.fault.vatEmail' }],
  });
});
