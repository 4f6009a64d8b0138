import * as v from 'valibot';
import { brand } from '#domain/brand.ts';
import { parsePhoneNumber } from '#domain/phone-number.ts';
import { texts } from '#request/texts.ts';
import { log } from '#lib/log.ts';
import { type FormRefusal, requestContext } from '#request/context.ts';
import { ensureVisitorId, findVisitorId, signIn } from '../session.ts';
import { findChallenge, issueCode, verifyCode } from '../tan/tan.ts';
import { type IdentityMessage, signInForm } from './form.ts';
import { toReturnPath, toSignInHref } from './model.ts';

/** Counted from the moment the code was accepted; it is never extended. */
const phoneLifeMs = 2 * 60 * 60 * 1000;
const purpose = 'sign-in';

/**
 * The address to redirect to, or why the form was refused. After a change the answer is a redirect to a page that shows
 * the new state, so that neither a reload nor a script that is still loading can lose it.
 */
export type SignInAnswer = { go: string } | { refusal: FormRefusal };

const refuse = (
  message: IdentityMessage,
  rest: Omit<FormRefusal, 'message'> = {},
): SignInAnswer => ({ refusal: { message, ...rest } });

/** By the last line the browsers of telephones offer the code on this site only. */
function toSms(code: string): string {
  const { t, own } = texts();
  const { host } = new URL(requestContext().origin);
  return `${t('identity.sms', { code, name: own(brand, 'shortName') })}\n\n@${host} #${code}`;
}

const numberFaults = {
  missing: 'identity.fault.missing',
  incomplete: 'identity.fault.incomplete',
  'other-operator': 'identity.fault.otherOperator',
} as const;

async function sendCode(isdn: string, typed?: string): Promise<SignInAnswer> {
  const { network, page } = requestContext();
  const sessionId = await ensureVisitorId();
  const issued = await issueCode({ sessionId, purpose, isdn, network, toText: toSms });
  const done = { go: toSignInHref(page.query.get('next')) };
  if (issued.ok) return done;
  const field =
    typed === undefined ? { field: 'again' } : { field: 'isdn', typed: { isdn: typed } };
  switch (issued.why) {
    case 'paused': {
      // A reload or a second press has asked again while the first code is being sent.
      const sent = await findChallenge({ sessionId, purpose });
      const same = sent?.state === 'open' && sent.isdn === isdn && typed !== undefined;
      return same ? done : refuse('identity.paused', { ...field, retryAt: issued.retryAt });
    }
    case 'locked':
      return refuse('identity.locked', { ...field, retryAt: issued.retryAt });
    case 'busy':
      return refuse('identity.locked', field);
    case 'unavailable':
      return refuse('identity.later', field);
  }
}

async function takeNumber(typed: string): Promise<SignInAnswer> {
  const number = parsePhoneNumber(typed);
  if (number.ok) return sendCode(number.isdn, typed);
  return refuse(numberFaults[number.fault], { field: 'isdn', typed: { isdn: typed } });
}

async function takeCode(code: string): Promise<SignInAnswer> {
  const { page } = requestContext();
  const next = page.query.get('next');
  const sessionId = await findVisitorId();
  if (!sessionId) return refuse('identity.ended', { field: 'isdn' });
  const verified = await verifyCode({ sessionId, purpose }, code);
  if (verified.state === 'accepted') {
    await signIn({
      kind: 'phone',
      isdn: verified.isdn,
      expiresAt: Date.now() + phoneLifeMs,
    });
    return { go: toReturnPath(next) };
  }
  if (verified.state === 'unavailable') return refuse('identity.later', { field: 'code' });
  return { go: toSignInHref(next) };
}

async function sendAgain(): Promise<SignInAnswer> {
  const sessionId = await findVisitorId();
  const before = sessionId ? await findChallenge({ sessionId, purpose }) : null;
  return before ? sendCode(before.isdn) : refuse('identity.ended', { field: 'isdn' });
}

/** Null for a form that is not of the sign-in page. */
export async function answerSignIn(form: FormData): Promise<SignInAnswer | null> {
  const parsed = v.safeParse(signInForm, Object.fromEntries(form));
  try {
    if (!parsed.success) {
      const [issue] = parsed.issues;
      const field = issue.path?.[0]?.key;
      if ((field !== 'code' && field !== 'isdn') || issue.received === 'undefined') return null;
      return refuse(issue.message as IdentityMessage, { field });
    }
    const given = parsed.output;
    if (given.step === 'number') return await takeNumber(given.isdn);
    return await (given.step === 'code' ? takeCode(given.code) : sendAgain());
  } catch (error) {
    // The session could not be read or written, so nobody is signed in.
    log.error('sign-in', { cause: error });
    return refuse('identity.later');
  }
}
