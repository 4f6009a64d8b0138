import { afterEach, expect, test, vi } from 'vitest';
import { homeContent } from '#contracts/content/home.ts';
import { brand } from '#domain/brand.ts';
import * as env from '#env.ts';
import * as content from '#services/content.ts';
import { render, words } from '../../../tests/unit/rendered-page.ts';
import { SellerLines } from './seller-lines.tsx';

afterEach(() => vi.restoreAllMocks());

const row = { keyMn: 'Хаяг', keyEn: 'Address', valueMn: 'Гудамж 1', valueEn: 'Street 1' };

test.each([
  ['of its own', { addressMn: 'Гудамж 1', addressEn: 'Street 1' }, ' Street 1'],
  ['among its contacts', { contact_us: [row] }, ' Street 1'],
  ['nowhere', {}, ''],
])('the seller of a printed page has the address that content has %s', async (_, footer, says) => {
  const value = homeContent.parse({ footer });
  vi.spyOn(content, 'readHome').mockResolvedValue({ state: 'ready', value });
  const text = words(await render(<SellerLines />, 'en', '/order/ABCD/invoice'));
  expect(text).toBe(`${brand.legalNameEn}${says} Phone number ${brand.callCentre}`);
});

test('a printed page names the number of the tax that a setting says, and none of the embedded service', async () => {
  const value = homeContent.parse({ footer: {} });
  vi.spyOn(content, 'readHome').mockResolvedValue({ state: 'ready', value });
  const show = async () => words(await render(<SellerLines />, 'en', '/order/ABCD/invoice'));
  expect(await show()).not.toContain('TIN');
  const known = { ...env.settings(), sellerTin: '77123456789' };
  vi.spyOn(env, 'settings').mockReturnValue(known);
  expect(await show()).toContain('TIN 77123456789');
});
