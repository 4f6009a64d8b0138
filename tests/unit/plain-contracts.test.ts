import { expect, test } from 'vitest';
import { parseSettings } from '#settings/settings.ts';
import { createUpstream } from '#services/upstream/call-upstream.ts';
import type { UpstreamEvent } from '#services/upstream/upstream-error.ts';
import { createPlainServices } from '../support/plain-services/create-plain-services.ts';
import type { PlainOptions } from '../support/plain-services/options.ts';
import { rateProductContract } from '#contracts/commerce/rating.ts';
import { plainReads } from './plain-reads.ts';

const settings = parseSettings({ OPERATOR: {}, IMAGE_HOSTS: 'pictures.example.mn' });

function open(options: PlainOptions) {
  const plain = createPlainServices(options);
  const events: UpstreamEvent[] = [];
  // The binding's bearer is another one.
  const fetch = (request: Request) => {
    const authorised = new Request(request);
    authorised.headers.set('authorization', 'Bearer the-fixed-token');
    return plain.fetch(authorised);
  };
  const { callUpstream } = createUpstream({
    settings: () => settings,
    operator: { fetch },
    log: (event) => void events.push(event),
  });
  return { callUpstream, events };
}

const kinds: readonly [string, PlainOptions][] = [
  ['all fields', {}],
  ['the least', { fields: 'least' }],
  ['the least in Mongolian', { fields: 'least', language: 'mn' }],
  ['all fields in Mongolian', { language: 'mn' }],
  ['unknown fields beside', { extra: true }],
  ['unknown fields beside the least', { fields: 'least', extra: true }],
];

/** The names of texts of which one language lacks what the other has. */
function findOneSided(value: unknown, path = ''): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]: [string, unknown]) => {
    if (!name.endsWith('Mn')) return findOneSided(inner, `${path}.${name}`);
    const other: unknown = Reflect.get(value, `${name.slice(0, -2)}En`);
    return Boolean(inner) === Boolean(other) ? [] : [`${path}.${name}`];
  });
}

test.each(kinds)('every read is whole when services answer with %s', async (_, options) => {
  const { callUpstream, events } = open(options);
  for (const { contract, given = {}, length, always, decided = {} } of plainReads) {
    const answer = await callUpstream(contract, { params: given, query: given });
    expect.soft(answer, contract.path).toMatchObject({ ok: true, value: { dropped: 0 } });
    if (!answer.ok) continue;
    const [first] = answer.value.items;
    expect.soft(first, contract.path).toMatchObject(always);
    if (options.fields !== 'least') expect.soft(first, contract.path).toMatchObject(decided);
    if (length !== undefined) expect.soft(answer.value.items, contract.path).toHaveLength(length);
    expect
      .soft(
        answer.value.items.flatMap((one) => findOneSided(one)),
        contract.path,
      )
      .toEqual([]);
  }
  expect(events).toEqual([]);
});

test.each(['cart', 'success', 'text', 'empty'] as const)(
  'a rating of a point alone counts when its answer is %s',
  async (writes) => {
    const { callUpstream } = open({ writes });
    const rate = (body: unknown) =>
      callUpstream(rateProductContract, { query: { productId: '901' }, body });
    expect(await rate({ point: 4 })).toMatchObject({
      ok: true,
      value: { items: [{ ratingAvg: null }] },
    });
    expect(await rate({ point: 4, previousPoint: 3 })).toMatchObject({ ok: false });
  },
);
