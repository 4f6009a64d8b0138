import type { ReactNode } from 'react';
import { Icon } from '#ui/icon.tsx';

/** The error of a field, which refers to it by this id. */
export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p id={id} role="alert" className="mt-2 flex items-start gap-2 font-medium text-danger">
      <Icon name="circle-alert" className="mt-0.5" />
      <span className="min-w-0">{children}</span>
    </p>
  );
}
