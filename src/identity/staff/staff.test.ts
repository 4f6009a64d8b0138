import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import * as env from '#env.ts';
import { log } from '#lib/log.ts';
import { runInContext } from '#request/context.ts';
import { parseSettings } from '#settings/settings.ts';
import { staffRoles } from '#settings/staff-settings.ts';
import { visit } from '../../../tests/unit/visit.ts';
import { findAccessRole, findStaff, isStaff, signAct } from './staff.ts';

const audience = 'a'.repeat(64);
const issuer = 'https://tenger.cloudflareaccess.com';
const roles =
  'refund=Finance@example.mn, group:Санхүү; fulfil=group:Warehouse,group:Санхүү; view=lead@example.mn';

let sign: (claims: object, from?: string) => Promise<string>;
beforeAll(async () => {
  const { publicKey, privateKey } = await generateKeyPair('RS256');
  const jwk = { ...(await exportJWK(publicKey)), alg: 'RS256', kid: 'k1' };
  vi.stubGlobal('fetch', async (address: string | URL | Request) =>
    new URL(address instanceof Request ? address.url : address).pathname === '/cdn-cgi/access/certs'
      ? Response.json({ keys: [jwk] })
      : new Response(null, { status: 404 }),
  );
  sign = (claims, from = issuer) =>
    new SignJWT({ email: 'somebody@example.mn', ...claims })
      .setProtectedHeader({ alg: 'RS256', kid: 'k1' })
      .setIssuer(from)
      .setAudience(audience)
      .setExpirationTime('5m')
      .sign(privateKey);
});
afterEach(() => vi.restoreAllMocks());
// Other files run in the same isolate.
afterAll(() => vi.unstubAllGlobals());

/** Who somebody is that Access has let in, with or without roles that are set. */
async function come<T>(claims: object, ask: () => Promise<T>, set: Record<string, string> = {}) {
  vi.spyOn(log, 'warn').mockReturnValue();
  const known = parseSettings({
    OPERATOR: {},
    ACCESS_TEAM: 'tenger',
    ACCESS_AUD: audience,
    ...set,
  });
  vi.spyOn(env, 'settings').mockReturnValue(known);
  return runInContext(visit({ accessToken: await sign(claims) }), ask);
}

test.each([
  [{ email: 'finance@example.mn' }, 'refund'],
  [{ email: 'FINANCE@Example.mn' }, 'refund'],
  // Of two roles the higher one.
  [{ groups: ['Санхүү', 'Warehouse'] }, 'refund'],
  [{ custom: { groups: [{ id: '7', name: 'warehouse' }] } }, 'fulfil'],
  [{ email: 'lead@example.mn' }, 'view'],
  // A group that is called as somebody's address, and an address as a group's name, are not that.
  [{ groups: ['finance@example.mn'] }, null],
  [{ email: 'group:warehouse' }, null],
  [{ groups: ['Warehouses', '*'] }, null],
  [{}, null],
] as const)('by its roles Access lets %j be %s, and do no more', async (claims, role) => {
  const found = await come(
    claims,
    async () => ({
      role: (await findStaff())?.role ?? null,
      may: await Promise.all(staffRoles.map((one) => isStaff(one))),
    }),
    { ACCESS_ROLES: roles },
  );
  const most = role === null ? -1 : staffRoles.indexOf(role);
  expect(found).toEqual({ role, may: staffRoles.map((_, index) => index <= most) });
});

test('without roles whoever Access lets in may do everything, and * is everybody', async () => {
  expect(await come({}, findStaff)).toEqual({ role: 'refund', email: 'somebody@example.mn' });
  expect(await come({}, findStaff, { ACCESS_ROLES: 'view=*' })).toMatchObject({ role: 'view' });
  expect(findAccessRole({ email: 'a@b.mn', groups: [] }, [])).toBeNull();
});

test('what somebody does whom Access knows is logged with that address, whatever name was typed', async () => {
  const act = { who: 'Бат', reason: 'packed' };
  expect(await come({}, () => signAct(act))).toEqual({ ...act, who: 'Бат (somebody@example.mn)' });
  const own = { ...act, who: 'somebody@example.mn' };
  expect(await come({}, () => signAct(own))).toEqual(own);
});
