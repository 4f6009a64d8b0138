import { settings } from '#env.ts';
import { parsePhoneNumber } from '#domain/phone-number.ts';
import { formatTime, toNextClock } from '#domain/ulaanbaatar-time.ts';
import { type Fault, goTo, type GoTo, type Refusal, refuse } from '#forms/outcome.ts';
import { requestContext } from '#request/context.ts';
import { isChallengeSolved } from '#services/turnstile.ts';
import { findKnownBrowser } from '../known-browser.ts';
import { ensureVisitorId, findVisitorId, prepareVisitor } from '../session.ts';
import type { TanPurpose } from '../tan/purposes.ts';
import {
  findChallenge,
  finishInbound,
  issueCode,
  openInbound,
  type Subject,
  verifyCode,
} from '../tan/tan.ts';
import { challengeField, type TanStepInput } from './form.ts';
import { toTanMessage } from './message.ts';

export interface TanStep {
  purpose: TanPurpose;
  /** The path of the step, which shows what has become of it. */
  stay: string;
  /** What has to be confirmed, where that is known; else the visitor types a number of ours. */
  subject?: Subject;
  /** What is paid by it, in MNT; its message says so. */
  amount?: number;
}

/** The visitor has proved that this is theirs: once. */
export interface Accepted {
  accepted: Subject;
}

type Answer = Accepted | GoTo | Refusal;
type Asked = Pick<Extract<TanStepInput, { step: 'again' }>, typeof challengeField | 'plain'>;

const numberFaults = {
  missing: 'identity.fault.missing',
  incomplete: 'identity.fault.incomplete',
  unknown: 'field.noSuchPhone',
  'other-operator': 'identity.fault.otherOperator',
} as const;

const toTime = (at: number) => ({ time: formatTime(new Date(at)) });

/** Whether this browser has solved a challenge, or could. Where no keys are set there is none. */
async function findChallengeState(asked: Asked): Promise<'solved' | 'possible' | 'none'> {
  const { mode, complete } = requestContext();
  if (!settings().TURNSTILE_SITE_KEY) return 'none';
  const answer = asked[challengeField];
  if (answer && (await isChallengeSolved(answer))) return 'solved';
  return mode === 'browser' && !complete && asked.plain === undefined ? 'possible' : 'none';
}

async function sendCode(
  subject: Subject,
  { purpose, stay, amount }: TanStep,
  asked: Asked & { field: 'isdn' | 'again' },
): Promise<GoTo | Refusal> {
  const { field } = asked;
  const { visitorId, newcomer, remember } = await prepareVisitor();
  const issued = await issueCode({
    visitorId,
    newcomer,
    purpose,
    ...subject,
    network: requestContext().network,
    browser: subject.channel === 'sms' ? await findKnownBrowser(subject.address) : null,
    challenge: await findChallengeState(asked),
    toMessage: toTanMessage(purpose, subject.channel, amount),
  });
  if (issued.ok) {
    remember();
    return goTo(stay);
  }
  switch (issued.why) {
    case 'paused': {
      // A reload or a second press has asked again while the first code is being sent.
      const sent = await findChallenge({ visitorId, purpose });
      const same = sent?.state === 'open' && sent.address === subject.address && field === 'isdn';
      return same ? goTo(stay) : refuse('identity.paused', field, toTime(issued.retryAt));
    }
    case 'locked': {
      const until: Fault = {
        message: 'identity.againAt',
        field,
        values: { time: toNextClock(issued.retryAt) },
      };
      return { ok: false, faults: [{ message: 'identity.locked', field }, until] };
    }
    case 'closed':
      return refuse('identity.locked', field);
    case 'challenge':
      return refuse('identity.challenge', field);
    case 'busy':
      return { ...refuse('identity.busy', field), status: 503 };
    case 'unavailable':
      return { ...refuse('identity.later', field), status: 503 };
  }
}

async function findSubject({ purpose, subject }: TanStep): Promise<Subject | null> {
  if (subject) return subject;
  const visitorId = await findVisitorId();
  return visitorId ? findChallenge({ visitorId, purpose }) : null;
}

const ended = refuse('identity.ended', 'isdn');

async function takeCode(code: string, { purpose, stay, subject }: TanStep): Promise<Answer> {
  const visitorId = await findVisitorId();
  if (!visitorId) return ended;
  const newest = await findChallenge({ visitorId, purpose });
  if (!newest || (subject && subject.address !== newest.address)) return goTo(stay);
  const verified = await verifyCode({ visitorId, purpose }, code);
  if (verified.state === 'accepted') {
    return { accepted: { channel: newest.channel, address: verified.address } };
  }
  if (verified.state === 'unavailable') {
    return { ...refuse('identity.later', 'code'), status: 503 };
  }
  return goTo(stay);
}

async function begin(typed: string | undefined, step: TanStep): Promise<GoTo | Refusal> {
  const number = typed === undefined || step.subject ? null : parsePhoneNumber(typed);
  const known = number ? null : await findSubject(step);
  const sender = number ?? (known?.channel === 'sms' ? parsePhoneNumber(known.address) : null);
  // Nobody sends to our short number from another operator's.
  const isdn = sender?.ok ? sender.isdn : null;
  if (!isdn || !settings().SMS_SHORT_NUMBER) return ended;
  const owner = { visitorId: await ensureVisitorId(), purpose: step.purpose };
  return (await openInbound(owner, isdn))
    ? goTo(step.stay)
    : { ...refuse('identity.later', 'isdn'), status: 503 };
}

async function finish({ purpose, subject }: TanStep): Promise<Answer> {
  const visitorId = await findVisitorId();
  const finished = visitorId ? await finishInbound({ visitorId, purpose }) : null;
  if (!finished) return refuse('identity.inbound.waiting', 'sent');
  if (subject && subject.address !== finished.address) return ended;
  return { accepted: { channel: 'sms', address: finished.address } };
}

/**
 * Answers a form of the step. After a change the answer leads to the page of the step, which shows the new state, so
 * that neither a reload nor a script that is still loading can lose it.
 */
export async function takeTanStep(given: TanStepInput, step: TanStep): Promise<Answer> {
  switch (given.step) {
    case 'number': {
      if (step.subject) return ended;
      const number = parsePhoneNumber(given.isdn);
      if (!number.ok) return refuse(numberFaults[number.fault], 'isdn');
      return sendCode({ channel: 'sms', address: number.isdn }, step, { ...given, field: 'isdn' });
    }
    case 'again': {
      const subject = await findSubject(step);
      if (!subject) return ended;
      const { channel, address } = subject;
      return sendCode({ channel, address }, step, { ...given, field: 'again' });
    }
    case 'code':
      return takeCode(given.code, step);
    case 'inbound':
      return begin(given.isdn, step);
    case 'sent':
      return finish(step);
  }
}
