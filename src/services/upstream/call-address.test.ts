import { expect, test } from 'vitest';
import { parseSettings } from '#settings/settings.ts';
import { hasRealService, isAppPlayed } from './call-address.ts';

const bound = { OPERATOR: {} };
const mobile = { MOBILE_BASE_URL: 'https://mobile.example.mn' };
const commerce = { COMMERCE_BASE_URL: 'https://shop.example.mn' };
const content = { CONTENT_BASE_URL: 'https://content.example.mn', ABOUT_US_TOKEN: 'token' };
const dan = {
  DAN_BASE_URL: 'https://sso.gov.mn',
  DAN_CLIENT_ID: 'site',
  DAN_CLIENT_SECRET: 'secret',
  DAN_SERVICE: 'WS100101_getCitizenIDCardInfo',
  DAN_WSDL: 'https://xyp.gov.mn/citizen-1.5.0/ws?WSDL',
  DAN_PEPPER: 'p'.repeat(32),
};
const signed = {
  WEBVIEW_TOKEN_ALG: 'HS256',
  WEBVIEW_TOKEN_KEY: 'a-shared-secret-of-thirty-two-letters',
  WEBVIEW_TOKEN_ISSUER: 'https://id.example.mn',
  WEBVIEW_TOKEN_AUDIENCE: 'www.example.mn',
};

test('isAppPlayed is true only when an operator is bound and no mobile service, shop or token key is set', () => {
  expect(isAppPlayed(parseSettings(bound))).toBe(true);
  expect(isAppPlayed(parseSettings({ ...bound, ...content }))).toBe(true);
  for (const real of [mobile, commerce, signed]) {
    expect.soft(isAppPlayed(parseSettings({ ...bound, ...real }))).toBe(false);
  }
  expect(isAppPlayed({ ...parseSettings(bound), hasOperator: false })).toBe(false);
});

test('hasRealService is false only when an operator is bound and no address is set', () => {
  expect(hasRealService(parseSettings(bound))).toBe(false);
  for (const real of [mobile, commerce, content, dan]) {
    expect.soft(hasRealService(parseSettings({ ...bound, ...real }))).toBe(true);
  }
  expect(hasRealService({ ...parseSettings(bound), hasOperator: false })).toBe(true);
});
