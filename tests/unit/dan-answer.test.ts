import { beforeAll, expect, test } from 'vitest';
import { prepareOperator } from '#operator/tests/operator-under-test.ts';
import { agree } from '#operator/tests/provider-under-test.ts';
import { openRemoteUpstream } from '../support/faulty-upstream/remote-upstream.ts';
import { card, citizen, openDan, redirectUri, toAnswer, toScope } from './open-dan.ts';

beforeAll(() => prepareOperator());

test.each([
  ['another service', [{ services: { WS_other: { resultCode: 0, response: card } } }]],
  ['no services', [{ services: {} }]],
  ['no result code', toAnswer({ resultCode: undefined })],
  ['no register number', toAnswer({ response: { ...card, regnum: 'x' } })],
  [
    'the register number of an organisation',
    toAnswer({ response: { ...card, regnum: '2612345' } }),
  ],
  ['no name', toAnswer({ response: { ...card, firstname: '' } })],
  ['no answer', toAnswer({ response: null })],
  ['nothing', []],
])('readCitizen fails when the answer has %s', async (_, body) => {
  const upstream = openRemoteUpstream();
  await upstream.set('/oauth2/token', { answer: { access_token: 'token-1' } });
  await upstream.set('/oauth2/api/', { answer: body });
  const { dan } = openDan(upstream.base);
  expect(await dan.readCitizen({ redirectUri, code: 'c' })).toMatchObject({
    error: { kind: 'shape', service: 'dan' },
  });
});

test.each([
  ['citizen', toAnswer({}, 0)],
  ['citizen', toAnswer({}, undefined)],
  ['citizen', toAnswer({ resultCode: '0' }, '7')],
  ['organisation', toAnswer({}, 1)],
  ['organisation', toAnswer({}, '1')],
  [
    'organisation',
    [
      { citizen_loginType: 1 },
      { services: { WS100307_getLegalEntityInfoWithRegnum: { resultCode: 0, response: {} } } },
    ],
  ],
  // What stands beside another code is not read, even if it looks like a card.
  ['not-found', toAnswer({ resultCode: 1 })],
  ['not-found', toAnswer({ resultCode: '-1', response: null })],
])('readCitizen returns the kind %s when the answer is %j', async (kind, body) => {
  const upstream = openRemoteUpstream();
  await upstream.set('/oauth2/token', { answer: { access_token: 'token-1' } });
  await upstream.set('/oauth2/api/', { answer: body });
  const { dan } = openDan(upstream.base);
  const value = kind === 'citizen' ? { kind, citizen } : { kind };
  expect(await dan.readCitizen({ redirectUri, code: 'c' })).toEqual({ ok: true, value });
});

test.each(['organisation', 'not-found'])(
  'readCitizen returns the kind %s when the embedded provider is told to answer so',
  async (kind) => {
    const { dan, known } = openDan();
    const code = await agree('temuulen', { scope: toScope(known) }, kind);
    expect(await dan.readCitizen({ redirectUri, code })).toEqual({ ok: true, value: { kind } });
  },
);
