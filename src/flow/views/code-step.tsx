import type { ReactNode } from 'react';
import { readTanState, TanStep } from '#identity/tan-step/views/tan-step.tsx';
import { texts } from '#request/texts.ts';
import { withIcon } from '#ui/with-icon.ts';
import type { CurrentDraft } from '../current-draft.ts';
import type { Flow } from '../define-flow.ts';
import type { CodeAsked } from '../model.ts';
import { isConfirmed } from '../position.ts';
import type { Step } from '../step.ts';
import { toStepPath } from '../step-form.ts';

interface CodeStepProps {
  asked: CodeAsked;
  /** The path that the forms are posted to. */
  action: string;
  /** On the button that sends the code that was typed. */
  submit: string;
}

/** The forms of a code to a number or an address that is known, and shown masked. */
export async function CodeStep({ asked: { purpose, subject }, action, submit }: CodeStepProps) {
  const state = await readTanState(purpose, subject);
  const labels = { submit, failed: texts().t('identity.later') };
  return (
    <div className="max-w-md" data-eager>
      <TanStep state={state} action={action} labels={labels} subject={subject} />
    </div>
  );
}

interface CodePartProps {
  flow: Flow;
  step: Step;
  current: CurrentDraft;
  /** What the step says above its forms. */
  children: ReactNode;
}

/** A step that a code confirms; whoever comes back to it after that only goes on. */
export function CodePart({ flow, step, current, children }: CodePartProps) {
  const { t } = texts();
  const { draft, position } = current;
  const asked = step.code?.(position.data);
  if (!asked) return null;
  if (!isConfirmed(draft?.entries[step.name], asked)) {
    return (
      <div className="stack gap-4">
        {children}
        <CodeStep
          asked={asked}
          action={toStepPath(flow, step)}
          submit={t(step.submit ?? 'flow.continue')}
        />
      </div>
    );
  }
  return (
    <>
      <p
        role="status"
        className={`flex items-start gap-2 rounded-card bg-success-tint p-4 text-success ${withIcon('circle-check')}`}
      >
        {t('flow.confirmed')}
      </p>
      <a href={toStepPath(flow, position.next)} data-document className="btn-primary mt-6">
        {t('flow.continue')}
      </a>
    </>
  );
}
