import { expect, test } from 'vitest';
import { parseSettings as parse } from './settings.ts';

/** Where an operator is bound, no service needs an address. */
const parseSettings = (source: Readonly<Record<string, unknown>>) =>
  parse({ OPERATOR: {}, ...source });

const production = {
  ENVIRONMENT: 'production',
  SITE_ORIGIN: 'https://www.example.mn',
  TAN_PEPPER: 'p'.repeat(32),
  DATA_KEYS: `k1:${btoa('k'.repeat(32))}`,
};

test('parseSettings needs no setting when it is development and an operator is bound', () => {
  expect(parseSettings({})).toMatchObject({
    ENVIRONMENT: 'development',
    SITE_ORIGIN: 'http://127.0.0.1:8787',
    ALLOWED_ORIGINS: ['http://127.0.0.1:8787'],
    IMAGE_HOSTS: [],
    CACHE_VERSION: 'v1',
    hasOperator: true,
  });
});

test('parseSettings ignores a setting when it is blank', () => {
  expect(
    parseSettings({ CONTENT_BASE_URL: ' ', SITE_ORIGIN: '' }).CONTENT_BASE_URL,
  ).toBeUndefined();
});

test('parseSettings removes slashes and spaces when addresses end with them and lists contain them', () => {
  expect(
    parseSettings({
      ...production,
      COMMERCE_BASE_URL: 'https://api.example.mn/v1//',
      SITE_ORIGIN: 'https://www.example.mn/',
      ALLOWED_ORIGINS: 'https://www.example.mn/ , https://m.example.mn,',
      IMAGE_HOSTS: 'img.example.mn, *.cdn.example.mn',
    }),
  ).toMatchObject({
    COMMERCE_BASE_URL: 'https://api.example.mn/v1',
    SITE_ORIGIN: 'https://www.example.mn',
    ALLOWED_ORIGINS: ['https://www.example.mn', 'https://m.example.mn'],
    IMAGE_HOSTS: ['img.example.mn', '*.cdn.example.mn'],
  });
});

test('parseSettings reads how the lists of commerce differ', () => {
  expect(parseSettings({})).toMatchObject({ COMMERCE_PAGING: 'next', COMMERCE_IGNORED: [] });
  expect(
    parseSettings({ COMMERCE_PAGING: 'page0', COMMERCE_IGNORED: 'brand, inStock' }),
  ).toMatchObject({ COMMERCE_PAGING: 'page0', COMMERCE_IGNORED: ['brand', 'inStock'] });
});

test('parseSettings returns the short number of the embedded operator only when it is the mobile service', () => {
  expect(parseSettings({}).SMS_SHORT_NUMBER).toBe('1414');
  const real = { MOBILE_BASE_URL: 'https://mobile.example.mn' };
  expect(parseSettings(real).SMS_SHORT_NUMBER).toBeUndefined();
  expect(parseSettings({ ...real, SMS_SHORT_NUMBER: '1500' }).SMS_SHORT_NUMBER).toBe('1500');
});

test('parseSettings reads shared networks of both kinds when they are a list', () => {
  const { SHARED_NETWORKS } = parseSettings({ SHARED_NETWORKS: '192.0.2.0/24, 2001:db8::/32' });
  expect(SHARED_NETWORKS.map(({ bits, length }) => [bits, length])).toEqual([
    [32, 24],
    [128, 32],
  ]);
});

const dan = {
  DAN_BASE_URL: 'https://sso.gov.mn/',
  DAN_CLIENT_ID: 'site',
  DAN_CLIENT_SECRET: 'secret',
  DAN_SERVICE: 'WS100101_getCitizenIDCardInfo',
  DAN_WSDL: 'https://xyp.gov.mn/citizen-1.5.0/ws?WSDL',
  DAN_PEPPER: 'p'.repeat(32),
};

test('parseSettings returns the settings of an identity provider when all are set', () => {
  expect(parseSettings(dan)).toMatchObject({ ...dan, DAN_BASE_URL: 'https://sso.gov.mn' });
});

test('parseSettings ignores the settings of an identity provider when it has no address', () => {
  expect(parseSettings({ ...dan, DAN_BASE_URL: '' })).toMatchObject({
    DAN_CLIENT_ID: 'embedded',
    DAN_CLIENT_SECRET: 'embedded',
  });
});

const webhookSecret = `whsec_${btoa('a secret of thirty-two letters..')}`;

test('parseSettings has a secret of webhooks in development only, and where the operator sends', () => {
  const names = ['CONTENT_WEBHOOK_SECRETS', 'SMS_WEBHOOK_SECRETS'] as const;
  const count = (source: Record<string, unknown>) =>
    names.map((name) => parse(source)[name].length);
  expect(count({ OPERATOR: {} })).toEqual([1, 1]);
  const content = { CONTENT_BASE_URL: 'https://content.example.mn', ABOUT_US_TOKEN: 'token' };
  expect(count({ OPERATOR: {}, ...content })).toEqual([0, 1]);
  const inProduction = { OPERATOR: {}, ...production };
  expect(count(inProduction)).toEqual([0, 0]);
  const both = `${webhookSecret}, ${webhookSecret}`;
  expect(count({ ...inProduction, CONTENT_WEBHOOK_SECRETS: both })).toEqual([2, 0]);
});

test.each<[string, Record<string, string>]>([
  ['CONTENT_BASE_URL', { CONTENT_BASE_URL: 'content.example.mn' }],
  ['COMMERCE_BASE_URL', { COMMERCE_BASE_URL: 'ftp://example.mn' }],
  ['MOBILE_BASE_URL', { MOBILE_BASE_URL: 'https://example.mn/?key=1' }],
  ['COVERAGE_BASE_URL', { COVERAGE_BASE_URL: 'javascript:alert(1)' }],
  ['ABOUT_US_TOKEN', { CONTENT_BASE_URL: 'https://content.example.mn' }],
  ['ABOUT_US_TOKEN', { ABOUT_US_TOKEN: 'two words' }],
  ['SITE_ORIGIN', { SITE_ORIGIN: 'https://www.example.mn/shop' }],
  ['SITE_ORIGIN', { ENVIRONMENT: 'production' }],
  ['ALLOWED_ORIGINS', { ALLOWED_ORIGINS: 'https://www.example.mn,www' }],
  ['ENVIRONMENT', { ENVIRONMENT: 'staging' }],
  ['COMMERCE_PAGING', { COMMERCE_PAGING: 'offset' }],
  ['COMMERCE_IGNORED', { COMMERCE_IGNORED: 'brand,cursor' }],
  ['IMAGE_HOSTS', { IMAGE_HOSTS: "img.example.mn 'unsafe-inline'" }],
  ['DAN_BASE_URL', { ...dan, DAN_BASE_URL: 'sso.gov.mn' }],
  ['DAN_CLIENT_ID', { ...dan, DAN_CLIENT_ID: '' }],
  ['DAN_CLIENT_SECRET', { ...dan, DAN_CLIENT_SECRET: '' }],
  ['DAN_SERVICE', { ...dan, DAN_SERVICE: 'two words' }],
  ['DAN_SERVICE_METHOD', { ...dan, DAN_SERVICE_METHOD: 'PUT' }],
  ['DAN_WSDL', { ...dan, DAN_WSDL: 'wsdl' }],
  ['DAN_PEPPER', { ...dan, DAN_PEPPER: 'short' }],
  ['CACHE_VERSION', { CACHE_VERSION: 'v 2' }],
  ['TAN_PEPPER', { ENVIRONMENT: 'production', SITE_ORIGIN: 'https://www.example.mn' }],
  ['TAN_PEPPER', { TAN_PEPPER: 'short' }],
  ['DATA_KEYS', { ENVIRONMENT: 'production', SITE_ORIGIN: 'https://www.example.mn' }],
  ['DATA_KEYS', { DATA_KEYS: 'A'.repeat(43) }],
  ['DATA_KEYS', { DATA_KEYS: `k1:${'A'.repeat(42)}` }],
  ['DATA_KEYS', { DATA_KEYS: `k1:${'A'.repeat(42)}B=` }],
  ['DATA_KEYS', { DATA_KEYS: `k1:${'A'.repeat(43)}=,k1:${'E'.repeat(43)}=` }],
  ['DATA_KEYS', { DATA_KEYS: `k2:${'A'.repeat(43)}=,k1` }],
  ['DATA_KEYS', { DATA_KEYS: ['k3', 'k2', 'k1'].map((id) => `${id}:${'A'.repeat(43)}=`).join() }],
  ['TAN_NETWORK_HOURLY', { TAN_NETWORK_HOURLY: '0' }],
  ['ACCESS_TEAM', { ACCESS_ROLES: 'view=*' }],
  ...['view', 'owner=*', 'view=', 'refund=Finance', 'view=*=*', ';'].map(
    (roles): [string, Record<string, string>] => [
      'ACCESS_ROLES',
      { ACCESS_TEAM: 'tenger', ACCESS_AUD: 'a'.repeat(64), ACCESS_ROLES: roles },
    ],
  ),
  ['CONTENT_WEBHOOK_SECRETS', { CONTENT_WEBHOOK_SECRETS: 'whsec_c2hvcnQ=' }],
  ['SMS_WEBHOOK_SECRETS', { SMS_WEBHOOK_SECRETS: Array(3).fill(webhookSecret).join() }],
  ['SHARED_NETWORKS', { SHARED_NETWORKS: '192.0.2.0/24,branch' }],
  ['SMS_SHORT_NUMBER', { SMS_SHORT_NUMBER: '+1414' }],
  ['TURNSTILE_SECRET', { TURNSTILE_SITE_KEY: '0x4AAA' }],
  ['TURNSTILE_SITE_KEY', { TURNSTILE_SECRET: '0x4AAA' }],
  ['TURNSTILE_BASE_URL', { TURNSTILE_BASE_URL: 'cloudflare' }],
])('parseSettings names the setting and what to set when %s is wrong', (name, source) => {
  expect(() => parseSettings(source)).toThrow(new RegExp(`${name}: set (it|this)`));
});

test('parseSettings returns one data key or two in their order when DATA_KEYS is set', () => {
  const [newer, older] = [new Uint8Array(32).fill(255), new Uint8Array(32)];
  const first = `k2:${btoa(String.fromCharCode(...newer))}`;
  expect(parseSettings({ DATA_KEYS: first }).DATA_KEYS).toEqual([{ id: 'k2', bytes: newer }]);
  expect(parseSettings({ DATA_KEYS: `${first}, k1:${'A'.repeat(43)}` }).DATA_KEYS).toEqual([
    { id: 'k2', bytes: newer },
    { id: 'k1', bytes: older },
  ]);
  expect(parseSettings({}).DATA_KEYS).toMatchObject([{ id: 'development' }]);
  expect(parseSettings({}).DATA_KEYS[0].bytes).toHaveLength(32);
});

test('parseSettings never shows the value when a setting is wrong', () => {
  for (const name of ['ABOUT_US_TOKEN', 'DATA_KEYS']) {
    expect(() => parseSettings({ [name]: 'very secret' })).toThrow(/^((?!very secret).)*$/);
  }
});
