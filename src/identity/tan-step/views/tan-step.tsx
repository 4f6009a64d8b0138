import { requestContext } from '#request/context.ts';
import { texts } from '#request/texts.ts';
import { Failed } from '#ui/failed.tsx';
import { findVisitorId } from '../../session.ts';
import type { TanPurpose } from '../../tan/purposes.ts';
import { type Challenge, findChallenge, type Subject } from '../../tan/tan.ts';
import { CodeForms, OverForm } from './code-forms.tsx';
import { InboundForms } from './inbound-forms.tsx';
import { NumberForm } from './number-form.tsx';
import { SendForm } from './send-form.tsx';

/** Where the visitor is; `unknown` where the database fails, `over` where the code can not be used any more. */
export type TanState =
  | { at: 'unknown' | 'start' }
  | { at: 'code' | 'over' | 'inbound'; challenge: Challenge };

/** The state is stored on the server, so that it survives a reload. `subject` is what the step has to confirm. */
export async function readTanState(purpose: TanPurpose, subject?: Subject): Promise<TanState> {
  const { page, formState } = requestContext();
  const wantsNumber = page.query.get('step') === 'number';
  try {
    const visitorId = await findVisitorId();
    const challenge = visitorId ? await findChallenge({ visitorId, purpose }) : null;
    const isNone = !challenge || challenge.state === 'used' || challenge.state === 'replaced';
    const isOther = subject !== undefined && subject.address !== challenge?.address;
    const isRefused = formState?.faults.some(({ field }) => field === 'isdn');
    if (isNone || isOther || wantsNumber || isRefused) return { at: 'start' };
    const isInbound = challenge.state === 'waiting' || challenge.state === 'confirmed';
    if (isInbound) return { at: 'inbound', challenge };
    const isOpen = challenge.state === 'open' && challenge.expiresAt > Date.now();
    return { at: isOpen ? 'code' : 'over', challenge };
  } catch {
    return { at: 'unknown' };
  }
}

/** The code may be used up, or replaced, between the document and its payload. */
function toRevision(state: TanState): string {
  if (!('challenge' in state)) return `tan ${state.at}`;
  const { issuedAt, attemptsLeft } = state.challenge;
  return `tan ${state.at} ${state.challenge.state} ${issuedAt} ${attemptsLeft}`;
}

interface TanStepProps {
  state: TanState;
  /** The path that the forms are posted to, which answers them with `takeTanStep`. */
  action: string;
  labels: {
    /** On the button that sends the code that was typed. */
    submit: string;
    /** What it does cannot be undone. */
    isFinal?: boolean;
    failed: string;
  };
  /** Given where the step has to confirm this and nothing else; else the visitor types a number of ours. */
  subject?: Subject;
  /** The page on which another number can be typed. */
  otherHref?: string;
}

/** The forms by which a visitor confirms a number or an e-mail address, for a page or a step of a flow. */
export function TanStep({ state, action, labels, subject, otherHref }: TanStepProps) {
  const { t } = texts();
  const now = Date.now();
  if (state.at === 'unknown') return <Failed title={labels.failed} />;
  return (
    <div className="card p-5 sm:p-6" data-revision={toRevision(state)}>
      {state.at === 'start' &&
        (subject ? <SendForm action={action} subject={subject} /> : <NumberForm action={action} />)}
      {state.at === 'code' && (
        <CodeForms
          action={action}
          challenge={state.challenge}
          now={now}
          submit={labels.submit}
          isFinal={labels.isFinal ?? false}
        />
      )}
      {state.at === 'over' && <OverForm action={action} challenge={state.challenge} now={now} />}
      {state.at === 'inbound' && (
        <InboundForms action={action} challenge={state.challenge} now={now} />
      )}
      {state.at !== 'start' && otherHref !== undefined && (
        <a href={otherHref} data-document className="line-link mt-4 text-link">
          {t('identity.otherNumber')}
        </a>
      )}
    </div>
  );
}
