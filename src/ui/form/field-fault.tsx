import type { ReactNode } from 'react';
import { withIcon } from '../with-icon.ts';

/** The fault of a field, which refers to it by this id. */
export function FieldFault({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p
      id={id}
      role="alert"
      className={`mt-2 flex items-start gap-2 font-medium text-danger before:mt-0.5 ${withIcon('circle-alert')}`}
    >
      <span className="min-w-0">{children}</span>
    </p>
  );
}
