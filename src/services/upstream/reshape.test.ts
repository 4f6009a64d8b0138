import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { contract, type Envelope } from '#contracts/contract.ts';
import { reshape } from './reshape.ts';
import { UpstreamError } from './upstream-error.ts';

function contractOf(envelope: Envelope) {
  return contract({
    service: 'content',
    method: 'GET',
    path: '/thing',
    query: [],
    envelope,
    shape: z.object({ id: z.string() }),
  });
}

const good = { id: 'a' };

test.each<[Envelope, string, unknown]>([
  ['object', 'in data', { data: good }],
  ['object', 'in data.data', { data: { data: good } }],
  ['object', 'bare', good],
  ['first', 'an object in data', { data: good }],
  ['first', 'the first of data', { data: [good, { id: 'b' }] }],
  ['first', 'the first of data.data', { data: { data: [good] } }],
  ['first', 'the first of a bare list', [good]],
  ['attributes', 'in data', { data: { attributes: good } }],
  ['attributes', 'in data.data', { data: { data: { attributes: good } } }],
  ['attributes', 'of the first element', { data: [{ attributes: good }] }],
  ['attributes', 'bare', { attributes: good }],
  ['list', 'in data', { data: [good] }],
  ['list', 'in data.data', { data: { data: [good] } }],
  ['list', 'bare', [good]],
])('reshape reads the %s envelope when the answer is %s', (envelope, _, body) => {
  expect(reshape(contractOf(envelope), body).items).toEqual([good]);
});

test.each<[Envelope, string, unknown]>([
  ['object', 'null', { data: null }],
  ['object', 'a number', { data: 7 }],
  ['object', 'a list', { data: [good] }],
  ['object', 'nothing', undefined],
  ['object', 'a refusal sent as success', { success: false, id: 'a' }],
  ['object', 'an error sent as success', { error: 'no', id: 'a' }],
  ['attributes', 'no attributes', { data: good }],
  ['first', 'null', { data: null }],
  ['list', 'null', { data: null }],
  ['list', 'an object', { data: good }],
  ['list', 'only bad elements', { data: [{ id: 1 }, null] }],
])('reshape refuses the %s envelope when the body is %s', (envelope, _, body) => {
  expect(() => reshape(contractOf(envelope), body)).toThrow('content service: shape');
});

test('reshape finds the first element behind what is none', () => {
  expect(reshape(contractOf('first'), { data: [null, good, { id: 'b' }] }).items).toEqual([good]);
  expect(() => reshape(contractOf('first'), { data: [null] })).toThrow(
    'content service: not-found',
  );
});

test('reshape leaves out what a list has beyond the most that pages show', () => {
  const list = { ...contractOf('list'), most: 2 };
  const body = { data: [null, good, { id: 'b' }, { id: 'c' }, { id: 'd' }] };
  expect(reshape(list, body)).toMatchObject({
    items: [good, { id: 'b' }],
    dropped: 3,
    notes: ['0: itself', '3: and all after it, too many'],
  });
  expect(reshape(list, { data: [good, { id: 'b' }] }).notes).toEqual([]);
});

test('reshape throws not-found when one element is expected and the list is empty', () => {
  expect(() => reshape(contractOf('first'), { data: [] })).toThrow(
    new UpstreamError('not-found', 'content'),
  );
});

test('reshape leaves out and counts elements when they are invalid', () => {
  const body = { data: [good, { id: 5 }, null, { id: 'b' }] };
  expect(reshape(contractOf('list'), body)).toMatchObject({
    items: [good, { id: 'b' }],
    dropped: 2,
    notes: ['1: id', '2: itself'],
  });
});

test.each<[string, unknown, number | null, string | null]>([
  ['beside data', { data: [good], total: 12, next: 'c2' }, 12, 'c2'],
  ['beside data.data', { data: { data: [good], total: '12', next: 2 } }, 12, '2'],
  ['outermost', { data: { data: [good] }, total: 12, next: 'c2' }, 12, 'c2'],
  ['nowhere', { data: [good] }, null, null],
  ['of wrong types', { data: [good], total: -1, next: {} }, null, null],
])('reshape reads total and next when they are %s', (_, body, total, next) => {
  expect(reshape(contractOf('list'), body)).toMatchObject({ total, next });
});

test('reshape returns a field named data when it is no envelope', () => {
  const withData = { ...contractOf('object'), shape: z.object({ data: z.number() }) };
  expect(reshape(withData, { data: { data: 5 } }).items).toEqual([{ data: 5 }]);
});
