import { createLocalJWKSet, exportJWK, generateKeyPair, SignJWT } from 'jose';
import { expect, test, vi } from 'vitest';
import { log } from '#lib/log.ts';
import { verifyAccess } from './verify-access.ts';

const access = { team: 'tenger', audience: 'a'.repeat(64) };
const issuer = 'https://tenger.cloudflareaccess.com';

async function open() {
  vi.spyOn(log, 'warn').mockReturnValue();
  const { publicKey, privateKey } = await generateKeyPair('RS256');
  const keys = createLocalJWKSet({ keys: [{ ...(await exportJWK(publicKey)), alg: 'RS256' }] });
  const sign = (claims: object, { iss = issuer, aud = access.audience, at = '5m' } = {}) =>
    new SignJWT({ email: 'bat@example.mn', ...claims })
      .setProtectedHeader({ alg: 'RS256' })
      .setIssuer(iss)
      .setAudience(aud)
      .setExpirationTime(at)
      .sign(privateKey);
  return { keys, sign };
}

test('a token of Cloudflare Access names whoever has signed in there', async () => {
  const { keys, sign } = await open();
  expect(await verifyAccess(await sign({}), access, keys)).toEqual({
    email: 'bat@example.mn',
    groups: [],
  });
});

test('groups are read as any identity provider tells them, and nothing else is a group', async () => {
  const { keys, sign } = await open();
  const groupsOf = async (claims: object) =>
    (await verifyAccess(await sign(claims), access, keys))?.groups;
  expect(await groupsOf({ groups: ['Finance', 'Finance'] })).toEqual(['finance']);
  expect(await groupsOf({ custom: { groups: ['Агуулах'] } })).toEqual(['агуулах']);
  const told = [{ id: 'G1', name: 'Finance', email: 'Finance@example.mn' }, 7, null, ''];
  expect(await groupsOf({ groups: told })).toEqual(['g1', 'finance', 'finance@example.mn']);
  for (const groups of ['finance', { finance: true }, null, 1]) {
    expect(await groupsOf({ groups, custom: groups })).toEqual([]);
  }
});

test('a token of another team, for another application, that has ended, or signed by somebody else is none', async () => {
  const { keys, sign } = await open();
  const other = await open();
  for (const token of [
    await sign({}, { iss: 'https://other.cloudflareaccess.com' }),
    await sign({}, { aud: 'b'.repeat(64) }),
    await sign({}, { at: '-1m' }),
    await sign({ email: '' }),
    await sign({ email: 7 }),
    await other.sign({}),
    `${(await sign({})).split('.').slice(0, 2).join('.')}.`,
    'eyJhbGciOiJub25lIn0.eyJlbWFpbCI6ImEifQ.',
    '',
  ]) {
    expect(await verifyAccess(token, access, keys)).toBeNull();
  }
});
