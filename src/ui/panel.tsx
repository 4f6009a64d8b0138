import type { ReactNode } from 'react';
import type { IconName } from './icon-names.ts';
import { withIcon } from './with-icon.ts';

/** What can be done now, or why nothing can: one thing at a time. */
export function Panel({
  icon,
  title,
  text,
  children,
}: {
  icon: IconName;
  title: string;
  text: string;
  children?: ReactNode;
}) {
  return (
    <section aria-labelledby="act" className="card p-5 sm:p-6">
      <h2
        id="act"
        className={`flex items-start gap-2.5 text-2xl before:mt-1 before:text-primary ${withIcon(icon)}`}
      >
        {title}
      </h2>
      <p className="mt-2 text-lg text-muted">{text}</p>
      {children && <div className="mt-5">{children}</div>}
    </section>
  );
}
