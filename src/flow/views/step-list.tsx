import { requestContext } from '#request/context.ts';
import { texts } from '#request/texts.ts';
import { withIcon } from '#ui/with-icon.ts';
import type { Flow } from '../define-flow.ts';
import { listSteps, type Position, toProgress } from '../position.ts';
import type { Step } from '../step.ts';
import { toStepPath } from '../step-form.ts';

interface StepListProps {
  flow: Flow;
  position: Position;
  step: Step;
}

/**
 * Where one is: on phones in words, elsewhere as a list whose steps that are done lead back to them. Nothing is promised
 * that an answer may take back: the list ends, and no total is told, where it is not known yet what follows; what comes at the end in any case is named.
 */
export function StepList({ flow, position, step }: StepListProps) {
  const { t } = texts();
  const { steps, next, unknown } = position;
  const listed = listSteps(steps);
  const open = listed.indexOf(next);
  const until = unknown ? listed.indexOf(unknown) : listed.length;
  const known = listed.slice(0, until);
  // What comes at the end whatever is answered, such as the payment.
  const last = listed.slice(until).filter(({ when }) => !when);
  const shown = known.length + last.length + (unknown ? 1 : 0);
  const kioskRows = shown > 4 ? 'md:grid grid-cols-3 gap-y-3' : 'md:flex flex-wrap gap-y-3';
  // The entrance is before the first step, so it is named and not counted.
  const isBefore = step.entrance !== undefined;
  const { number, count } = toProgress(position, step);
  const counted = count === null ? t('flow.step', { number }) : t('flow.stepOf', { number, count });
  return (
    <nav aria-label={t('flow.steps')}>
      <p className="numbers text-sm font-bold text-muted md:hidden">
        {isBefore ? t(step.title) : counted}
      </p>
      {/* No word is broken: each step is at least as wide as its longest. The large letters of a kiosk may need two rows, of which none has one step alone. */}
      <ol
        className={`hidden gap-x-4 break-words ${requestContext().mode === 'kiosk' ? kioskRows : 'md:flex'}`}
      >
        {isBefore && (
          <li aria-current="step" className="flex-auto border-t-3 border-primary pt-2 font-bold">
            <span className="line-link">{t(step.title)}</span>
          </li>
        )}
        {known.map((one, index) => {
          const isCurrent = one === step;
          const isDone = index < open && !isCurrent;
          const name = `${index + 1}.\u00a0${t(one.title)}`;
          return (
            <li
              key={one.name}
              aria-current={isCurrent ? 'step' : undefined}
              className={`numbers flex-auto border-t-3 pt-2 ${isCurrent ? 'border-primary font-bold' : `text-muted ${isDone ? 'border-success' : 'border-line'}`}`}
            >
              {isDone ? (
                <a
                  href={toStepPath(flow, one)}
                  data-document
                  className={`line-link gap-1.5 hover:underline before:text-success ${withIcon('check')}`}
                >
                  {name}
                  <span className="sr-only"> ({t('flow.done')})</span>
                </a>
              ) : (
                <span className="line-link">{name}</span>
              )}
            </li>
          );
        })}
        {unknown && (
          <li className="flex-auto border-t-3 border-dashed border-line pt-2 text-muted">
            <span aria-hidden className="line-link">
              …
            </span>
            <span className="sr-only">{t('flow.stepsFollow')}</span>
          </li>
        )}
        {last.map((one) => (
          <li key={one.name} className="flex-auto border-t-3 border-line pt-2 text-muted">
            <span className="line-link">{t(one.title)}</span>
          </li>
        ))}
      </ol>
    </nav>
  );
}
