import { beforeEach, expect, test } from 'vitest';
import { DB } from '#env.ts';
import { judgeTry, triesMs } from './tries-store.ts';

const now = Date.UTC(2026, 10, 22, 4);
const wrong = async () => false;
const right = async () => true;
const guess = (network: string, at = now) => judgeTry('secret', network, wrong, at);
const state = async (judged: ReturnType<typeof judgeTry>) => (await judged).state;

beforeEach(async () => {
  await DB.prepare('DELETE FROM staff_try').run();
});

test('five wrong secrets of a network are judged in an hour, also when many come at one moment', async () => {
  const states = await Promise.all(Array.from({ length: 30 }, () => state(guess('a'))));
  expect(states.filter((one) => one === 'wrong')).toHaveLength(5);
  expect(await judgeTry('secret', 'a', right, now + 1)).toEqual({
    state: 'closed',
    until: now + triesMs,
  });
  expect(await state(judgeTry('secret', 'a', right, now + triesMs))).toBe('right');
});

test('nobody is locked out by wrong secrets from elsewhere, however many', async () => {
  for (let network = 0; network < 60; network += 1) await guess(`n${network}`);
  const states = [];
  for (let tries = 0; tries < 4; tries += 1) states.push(await state(guess('a')));
  // Fewer of each network are judged while there are many in all.
  expect(states).toEqual(['wrong', 'wrong', 'closed', 'closed']);
  expect(await state(judgeTry('secret', 'staff', right, now))).toBe('right');
});

test('the right secret forgets the wrong ones of its network, and no row names a network', async () => {
  for (let tries = 0; tries < 4; tries += 1) await guess('IPv4 77');
  const { results } = await DB.prepare('SELECT network FROM staff_try').all();
  expect(JSON.stringify(results)).not.toContain('77"');
  expect(await state(judgeTry('secret', 'IPv4 77', right, now))).toBe('right');
  expect(await DB.prepare('SELECT count(*) AS n FROM staff_try').first('n')).toBe(0);
});
