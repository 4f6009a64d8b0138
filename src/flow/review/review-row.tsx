import type { ReactNode } from 'react';
import { texts } from '#request/texts.ts';
import type { Flow } from '../define-flow.ts';
import { toStepPath } from '../step-form.ts';

interface ReviewRowProps {
  flow: Pick<Flow, 'path'>;
  /** The name of the step that has asked for it. */
  step: string;
  name: string;
  children: ReactNode;
}

/** What is sent with an order, in the list of its last step, and the way to change it. */
export function ReviewRow({ flow, step, name, children }: ReviewRowProps) {
  const { t } = texts();
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-4 border-b-1 border-line py-3">
      <dt className="w-full text-sm text-muted">{name}</dt>
      <dd className="min-w-0 flex-1 font-medium">{children}</dd>
      <dd>
        <a
          href={toStepPath(flow, { name: step })}
          data-document
          className="line-link text-link"
          aria-label={t('flow.changeOf', { what: name })}
        >
          {t('flow.change')}
        </a>
      </dd>
    </div>
  );
}
