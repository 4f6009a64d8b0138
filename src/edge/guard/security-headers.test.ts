import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { parseSettings } from '#settings/settings.ts';
import { createSecureHeaders } from './security-headers.ts';

const dan = {
  DAN_BASE_URL: 'https://sso.gov.mn/base',
  DAN_CLIENT_ID: 'site',
  DAN_CLIENT_SECRET: 'secret',
  DAN_SERVICE: 'WS100101_getCitizenIDCardInfo',
  DAN_WSDL: 'https://xyp.gov.mn/citizen-1.5.0/ws?WSDL',
  DAN_PEPPER: 'p'.repeat(32),
};
const readPolicy = async (source: Record<string, string>) => {
  const app = new Hono().use(createSecureHeaders(true, parseSettings({ OPERATOR: {}, ...source })));
  return (await app.request('/')).headers.get('content-security-policy') ?? '';
};
const readTargets = async (source: Record<string, string>) =>
  /form-action ([^;]*)/.exec(await readPolicy(source))?.[1];

test('createSecureHeaders allows forms to the identity provider when one is configured', async () => {
  expect(await readTargets({})).toBe("'self'");
  expect(await readTargets(dan)).toBe("'self' https://sso.gov.mn");
});

test('createSecureHeaders allows pictures of the address of all pictures and of maps when they are set', async () => {
  const readPictures = async (source: Record<string, string>) =>
    /img-src ([^;]*)/.exec(await readPolicy(source))?.[1];
  expect(await readPictures({})).toBe("'self' data:");
  const base = { IMAGE_BASE_URL: 'https://files.example.mn/media/' };
  expect(await readPictures(base)).toBe("'self' data: https://files.example.mn");
  expect(await readPictures({ MAPS_KEY: 'key' })).toBe("'self' data: https://maps.googleapis.com");
});

test('createSecureHeaders names the provider in no other directive when one is configured', async () => {
  const policy = await readPolicy(dan);
  expect(policy.split('; ').filter((part) => part.includes('sso.gov.mn'))).toHaveLength(1);
});
