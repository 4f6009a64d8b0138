import { expect, test } from 'vitest';
import { flows } from '#flows.ts';
import { runInContext } from '#request/context.ts';
import { visit } from '../../../tests/unit/visit.ts';
import { toTanMessage } from './message.ts';

const write = (locale: 'mn' | 'en', amount?: number) =>
  runInContext(visit({ locale }), () => toTanMessage('tourist-sim', 'sms', amount)('123456'));

test.each([
  ['mn', 'жуулчны SIM захиалах (59,000₮) код'],
  ['en', 'your code to order your tourist SIM (59,000₮) is'],
] as const)('a code says what it is for and what is paid by it, in %s', (locale, words) => {
  expect(write(locale, 59_000).text.replaceAll('\u00A0', ' ')).toContain(words);
});

test('the code of a tourist SIM is asked for with what the package costs', async () => {
  const flow = await flows['/tourist-sim']?.();
  const step = flow?.steps.find(({ name }) => name === 'code');
  expect(step?.code?.({ email: 'yuki@example.jp', package: { price: 59_000 } })).toMatchObject({
    amount: 59_000,
  });
});

test('a code by which nothing is paid names no amount', () => {
  expect(write('en').text).not.toContain('₮');
  expect(write('en').text).toContain('123456');
});
