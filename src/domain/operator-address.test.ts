import { expect, test } from 'vitest';
import { findAddress } from './operator-address.ts';

const footer = { addressMn: '', addressEn: '' };
const phone = { keyMn: 'Утас', keyEn: 'Phone', valueMn: '2222', valueEn: '2222' };
const mail = {
  keyMn: 'И-мэйл хаяг',
  keyEn: 'E-mail address',
  valueMn: 'a@b.mn',
  valueEn: 'a@b.mn',
};
const place = { keyMn: 'Хаяг', keyEn: 'Address', valueMn: 'Гудамж 1', valueEn: 'Street 1' };

test('findAddress takes the address from the contacts when the footer has none of its own', () => {
  expect(findAddress({ ...footer, contact_us: [phone, mail, place] })).toEqual({
    address: { addressMn: 'Гудамж 1', addressEn: 'Street 1' },
    others: [phone, mail],
  });
  expect(findAddress({ ...footer, contact_us: [phone, mail] }).address).toBeNull();
  const own = { addressMn: 'А', addressEn: 'A' };
  expect(findAddress({ ...footer, ...own, contact_us: [place] })).toEqual({
    address: own,
    others: [place],
  });
});
