import { expect, test } from 'vitest';
import { last, number, numberStep, place, title } from '../../tests/unit/card-flow.ts';
import type { Entries } from './model.ts';
import { findPosition } from './position.ts';
import { step } from './step.ts';

test('what one step has answered holds for later steps of the same condition', async () => {
  const when = ({ isdn }: { isdn: string }) => isdn.startsWith('99');
  const given = { title, when, input: place, save: () => ({}) } as const;
  const { list } = step('number', numberStep)
    .step('one', given)
    .step('two', given)
    .step('confirm', last);
  const at = (entries: Entries) => findPosition({ steps: list }, entries, () => true);
  expect((await at({})).unknown?.name).toBe('one');
  const position = await at({ number });
  expect([position.next.name, position.unknown]).toEqual(['one', null]);
  const other = await at({ number: { ...number, fields: { number: '88112233' } } });
  expect(other.steps.map(({ name }) => name)).toEqual(['number', 'confirm']);
});
