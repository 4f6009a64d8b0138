import type { ReactNode } from 'react';
import { newOperationId } from '#forms/operation-id.ts';
import { texts } from '#request/texts.ts';
import { SubmitButton } from '#ui/islands/submit-button.tsx';
import type { CurrentDraft } from '../current-draft.ts';
import type { Flow } from '../define-flow.ts';
import type { Step } from '../step.ts';
import { revisionField, toStepPath } from '../step-form.ts';

function StepForm({
  flow,
  step,
  current,
  children,
}: {
  flow: Flow;
  step: Step;
  current: CurrentDraft;
  children: ReactNode;
}) {
  const { t } = texts();
  return (
    <form
      method="post"
      action={toStepPath(flow, step)}
      noValidate
      data-draft
      className="stack gap-6"
    >
      <input type="hidden" name={revisionField} value={current.draft?.revision ?? 0} />
      <input type="hidden" name="op" value={newOperationId()} suppressHydrationWarning />
      {/* Enter in a text field presses a form's first button: it must go on, and not choose a city anew. */}
      <button type="submit" tabIndex={-1} aria-hidden className="sr-only" />
      {children}
      {!step.commit && !step.hasOwnButton && (
        <SubmitButton
          label={t(step.submit ?? 'flow.continue')}
          pending={t('flow.sending')}
          className="btn-primary w-full sm:w-fit sm:min-w-48"
        />
      )}
      {!step.commit && !step.hasOwnButton && !flow.isFree && (
        <p className="-mt-3 text-sm text-muted">{t('flow.noCharge')}</p>
      )}
    </form>
  );
}

/** A step that only asks for a proof has no fields of its own: its view brings the forms that make it. */
export function StepFrame(props: Parameters<typeof StepForm>[0]) {
  return props.step.input ? (
    <StepForm {...props} />
  ) : (
    <div className="stack gap-6">{props.children}</div>
  );
}
