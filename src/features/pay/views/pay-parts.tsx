import type { ReactNode } from 'react';
import { texts } from '#request/texts.ts';

interface FactProps {
  name: string;
  /** The step that changes it. */
  step?: `/pay/${string}`;
  isLarge?: boolean;
  children: ReactNode;
}

/** A line of what is bought, with a way to change it. */
export function Fact({ name, step, isLarge = false, children }: FactProps) {
  const { t } = texts();
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-4 border-b-1 border-line py-3">
      <dt className="w-full text-sm text-muted">{name}</dt>
      <dd className={`min-w-0 flex-1 ${isLarge ? 'text-4xl font-bold' : 'font-medium'}`}>
        {children}
      </dd>
      {step && (
        <dd>
          <a
            href={step}
            data-document
            className="line-link text-link"
            aria-label={t('flow.changeOf', { what: name })}
          >
            {t('flow.change')}
          </a>
        </dd>
      )}
    </div>
  );
}
