import { expect, test } from 'vitest';
import * as v from 'valibot';
import { toKept } from './kept-fields.ts';
import { type Step, step } from './step.ts';

const input = v.strictObject({
  name: v.string(),
  registerNumber: v.string(),
  passport: v.string(),
});
const save = () => ({});
const { list } = step('who', { title: 'checkout.title', input, save }).step('number', {
  title: 'checkout.title',
  input,
  keep: ['registerNumber'],
  save,
});
const [who, number] = list as readonly [Step, Step];

test('who one is is not filled in again at a kiosk, where somebody else comes next', () => {
  expect(toKept(who, 'kiosk')).toEqual(['name']);
  expect(toKept(number, 'kiosk')).toEqual([]);
});

test.each(['browser', 'webview'] as const)('in a %s everything is filled in again', (mode) => {
  expect(toKept(who, mode)).toEqual(['name', 'registerNumber', 'passport']);
  expect(toKept(number, mode)).toEqual(['registerNumber']);
});
