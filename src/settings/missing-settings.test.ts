import { expect, test } from 'vitest';
import { parseSettings as parse } from './settings.ts';

const production = {
  ENVIRONMENT: 'production',
  SITE_ORIGIN: 'https://www.example.mn',
  TAN_PEPPER: 'p'.repeat(32),
  DATA_KEYS: `k1:${btoa('k'.repeat(32))}`,
};

const dan = {
  DAN_BASE_URL: 'https://sso.gov.mn/',
  DAN_CLIENT_ID: 'site',
  DAN_CLIENT_SECRET: 'secret',
  DAN_SERVICE: 'WS100101_getCitizenIDCardInfo',
  DAN_WSDL: 'https://xyp.gov.mn/citizen-1.5.0/ws?WSDL',
  DAN_PEPPER: 'p'.repeat(32),
};

/** The settings that are named as missing or wrong, in alphabetical order. */
function listFaults(source: Readonly<Record<string, unknown>>): string[] {
  try {
    parse(source);
    return [];
  } catch (error) {
    return [...String(error).matchAll(/([A-Z_]{4,}): (?:set|HS256)/g)]
      .map(([, name = '']) => name)
      .toSorted();
  }
}

test('parseSettings names every missing address and secret of production at once, also beside a wrong setting', () => {
  const missing = [
    'ABOUT_US_TOKEN',
    'COMMERCE_BASE_URL',
    'CONTENT_BASE_URL',
    'DAN_BASE_URL',
    'DAN_CLIENT_ID',
    'DAN_CLIENT_SECRET',
    'DAN_PEPPER',
    'DAN_SERVICE',
    'DAN_WSDL',
    'DATA_KEYS',
    'MOBILE_BASE_URL',
    'SITE_ORIGIN',
    'TAN_PEPPER',
  ];
  expect(listFaults({ ENVIRONMENT: 'production' })).toEqual(missing);
  expect(listFaults({ ENVIRONMENT: 'staging', DATA_KEYS: 'k1', CACHE_VERSION: 'v 2' })).toEqual(
    [...missing, 'CACHE_VERSION', 'ENVIRONMENT'].toSorted(),
  );
});

test.each([undefined, '', 'development'])(
  'parseSettings refuses a public address when ENVIRONMENT is %j, and names what production needs',
  (ENVIRONMENT) => {
    const secrets = ['DATA_KEYS', 'ENVIRONMENT', 'TAN_PEPPER'];
    for (const SITE_ORIGIN of [
      'https://www.example.mn',
      'http://127.0.0.1.example.mn',
      'http://10.0.0.7',
    ]) {
      expect.soft(listFaults({ OPERATOR: {}, ENVIRONMENT, SITE_ORIGIN })).toEqual(secrets);
    }
    expect(listFaults({ ...production, OPERATOR: {}, ENVIRONMENT })).toEqual(['ENVIRONMENT']);
    for (const SITE_ORIGIN of [
      'http://127.0.0.1:9000',
      'http://localhost:8787',
      'http://[::1]:1',
    ]) {
      expect.soft(listFaults({ OPERATOR: {}, ENVIRONMENT, SITE_ORIGIN })).toEqual([]);
    }
  },
);

test('parseSettings refuses the pepper of development when somebody copies it', () => {
  const { TAN_PEPPER } = parse({ OPERATOR: {} });
  expect(listFaults({ ...production, OPERATOR: {}, TAN_PEPPER })).toEqual(['TAN_PEPPER']);
});

test('parseSettings names every missing address but that of coverage when no operator is bound', () => {
  const content = { CONTENT_BASE_URL: 'https://content.example.mn', ABOUT_US_TOKEN: 'token' };
  const addresses = {
    ...content,
    ...dan,
    COMMERCE_BASE_URL: 'https://shop.example.mn',
    MOBILE_BASE_URL: 'https://mobile.example.mn',
  };
  expect(parse(addresses)).toMatchObject({ hasOperator: false });
  for (const name of ['CONTENT', 'COMMERCE', 'MOBILE', 'DAN']) {
    const parseWithout = () => parse({ ...addresses, [`${name}_BASE_URL`]: '' });
    expect.soft(parseWithout).toThrow(`${name}_BASE_URL: set it to the address of the service`);
  }
});
