import { verifyChallengeContract } from '#contracts/turnstile.ts';
import { settings } from '#env.ts';
import { callForOne } from './upstream/call-upstream.ts';

/** Where the challenge comes from: its script and its frame. Undefined where no keys are set. */
export function findChallengeOrigin(): string | undefined {
  const { TURNSTILE_SITE_KEY: key, TURNSTILE_BASE_URL: base } = settings();
  return key === undefined ? undefined : new URL(base).origin;
}

/** False also where the check can not be reached: then the stricter limits hold. */
export async function isChallengeSolved(answer: string): Promise<boolean> {
  const { TURNSTILE_SECRET: secret } = settings();
  if (!secret || answer === '' || answer.length > 2048) return false;
  const verified = await callForOne(verifyChallengeContract, {
    body: { secret, response: answer },
    deadlineMs: 2500,
  });
  return verified.ok;
}
