import { beforeEach, expect, test } from 'vitest';
import { forgetTans, isdn, openTan, owner } from '../../../tests/unit/open-tan.ts';
import { purposes, type TanPurpose } from './purposes.ts';

const names: readonly TanPurpose[] = purposes;
const pairs = names.flatMap((given) => names.map((wanted) => [given, wanted] as const));

beforeEach(forgetTans);

test.each(pairs)('a code for %s is accepted or refused for %s', async (given, wanted) => {
  const tan = openTan();
  await tan.issue({ purpose: given });
  const verified = await tan.verifyCode({ ...owner, purpose: wanted }, tan.lastCode());
  expect(verified.state).toBe(given === wanted ? 'accepted' : 'closed');
});

test.each(pairs)(
  'a code for %s is refused where another for %s is open too',
  async (given, wanted) => {
    const tan = openTan();
    await tan.issue({ purpose: given });
    const code = tan.lastCode();
    await tan.issue({ purpose: wanted, address: '99445566', network: 'n2' });
    if (tan.lastCode() === code) return;
    const verified = await tan.verifyCode({ ...owner, purpose: wanted }, code);
    expect(verified).toEqual({ state: 'wrong', attemptsLeft: 2 });
  },
);

test.each(pairs)('a word for %s is accepted or refused for %s', async (given, wanted) => {
  const tan = openTan();
  await tan.openInbound({ ...owner, purpose: given }, isdn);
  const challenge = await tan.findChallenge({ ...owner, purpose: given });
  const text = challenge ? await tan.readWord(challenge) : '';
  await tan.acceptInboundSms({ from: isdn, text, id: 'm1' });
  const finished = await tan.finishInbound({ ...owner, purpose: wanted });
  expect(finished).toEqual(given === wanted ? { address: isdn } : null);
});
