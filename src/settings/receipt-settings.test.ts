import { expect, test } from 'vitest';
import { parseSettings } from './settings.ts';

const parse = (given: Readonly<Record<string, unknown>> = {}) =>
  parseSettings({ OPERATOR: {}, ...given });
const daemon = {
  EBARIMT_BASE_URL: 'https://tax.example.mn',
  EBARIMT_MERCHANT_TIN: '12345678901',
  EBARIMT_BRANCH_NO: '002',
  EBARIMT_POS_NO: '0007',
  EBARIMT_DISTRICT_CODE: '2501',
  RECEIPT_CODES: 'goods=1111111, digital=2222222,service=3333333,delivery=4444444',
};

test('receipts need no setting when the operator is bound', () => {
  expect(parse()).toMatchObject({
    RECEIPT_PROVIDER: 'qpay',
    CITY_TAX_PERCENT: 1,
    RECEIPT_SECRET_HOURS: 72,
    hasTaxDaemon: true,
    EBARIMT_BRANCH_NO: '001',
  });
});

test('a tax daemon has all of its settings', () => {
  expect(parse({ RECEIPT_PROVIDER: 'pos', ...daemon })).toMatchObject({
    RECEIPT_PROVIDER: 'pos',
    EBARIMT_POS_NO: '0007',
    RECEIPT_CODES: {
      goods: '1111111',
      digital: '2222222',
      service: '3333333',
      delivery: '4444444',
    },
  });
  for (const name of Object.keys(daemon).filter((one) => one !== 'EBARIMT_BASE_URL')) {
    expect(() => parse({ ...daemon, [name]: undefined })).toThrow(
      `${name}: set it along with EBARIMT_BASE_URL`,
    );
  }
});

test('a real QPay registers receipts only of goods whose codes are known', () => {
  const qpay = {
    QPAY_BASE_URL: 'https://merchant.example.mn',
    QPAY_USERNAME: 'u',
    QPAY_PASSWORD: 'p',
    QPAY_INVOICE_CODE: 'c',
  };
  expect(() => parse(qpay)).toThrow(/EBARIMT_DISTRICT_CODE: .*RECEIPT_CODES: /);
  expect(parse({ ...qpay, RECEIPT_PROVIDER: 'pos' }).RECEIPT_PROVIDER).toBe('pos');
  const { EBARIMT_DISTRICT_CODE, RECEIPT_CODES } = daemon;
  expect(parse({ ...qpay, EBARIMT_DISTRICT_CODE, RECEIPT_CODES }).RECEIPT_PROVIDER).toBe('qpay');
});

test.each([
  ['RECEIPT_SECRET_HOURS', '73'],
  ['RECEIPT_SECRET_HOURS', '-1'],
  ['CITY_TAX_PERCENT', '1.5'],
  ['CITY_TAX_PERCENT', '10'],
  ['RECEIPT_PROVIDER', 'none'],
  ['RECEIPT_CODES', 'goods=1234567'],
  ['RECEIPT_CODES', 'goods=1,digital=2222222,service=3333333,delivery=4444444'],
  ['EBARIMT_MERCHANT_TIN', '123'],
])('%s is refused when it is %s', (name, value) => {
  expect(() => parse({ [name]: value })).toThrow(`${name}: `);
});

test('no lottery number is stored when its time is 0 hours', () => {
  expect(parse({ RECEIPT_SECRET_HOURS: '0' }).RECEIPT_SECRET_HOURS).toBe(0);
});
