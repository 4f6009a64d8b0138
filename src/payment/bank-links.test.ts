import { afterEach, expect, test, vi } from 'vitest';
import * as env from '#env.ts';
import { listBankLinks } from './bank-links.ts';

afterEach(() => vi.restoreAllMocks());

/** Which of these addresses are shown as links. */
const list = (...hrefs: string[]) =>
  listBankLinks({
    links: hrefs.map((href) => ({ nameMn: 'Банк', nameEn: 'Bank', href, logo: null })),
  }).map(({ href }) => href);

test('apps of banks are opened by their known schemes, however they are written, and by nothing else', () => {
  const shown = ['khanbank://q?qPay_QRcode=1', 'QPAYWALLET://q', 'socialpay-payment://key=1'];
  expect(list(...shown)).toEqual(shown);
  expect(
    list(
      'javascript:alert(1)',
      'https://evil.test/',
      'http://evil.test/',
      'data:text/html,x',
      'unknownbank://q',
      ' khanbank://q',
      'khanbankx://q',
      '//evil.test/operator/wallet?q',
      'khanbank',
      '',
    ),
  ).toEqual([]);
});

test('the made-up wallet is linked only where nothing is real', () => {
  const wallet = '/operator/wallet?qPay_QRcode=1';
  const known = env.settings();
  const during = (changes: Partial<typeof known>) => {
    vi.spyOn(env, 'settings').mockReturnValue({ ...known, ...changes });
    return list(wallet);
  };
  expect(during({ hasOperator: true, QPAY_BASE_URL: undefined })).toEqual([wallet]);
  expect(during({ hasOperator: false, QPAY_BASE_URL: undefined })).toEqual([]);
  expect(during({ hasOperator: true, QPAY_BASE_URL: 'https://merchant.qpay.mn' })).toEqual([]);
  expect(list('/operator/else?x')).toEqual([]);
});
