import type { ReactNode } from 'react';
import type { IconName } from './icon-names.ts';
import { withIcon } from './with-icon.ts';

interface EmptyProps {
  icon: IconName;
  title: string;
  text: string;
  /** Its title is that of the page where nothing else is. */
  heading?: 'h1' | 'h2';
  children?: ReactNode;
}

/** An empty state: it says that there is nothing to show, and offers a next step as children. */
export function Empty({ icon, title, text, heading: Heading = 'h2', children }: EmptyProps) {
  return (
    <div className="stack items-center gap-3 rounded-card bg-sunken px-6 py-14 text-center">
      <span
        className={`row h-16 w-16 justify-center rounded-full bg-primary-tint text-3xl text-primary ${withIcon(icon)}`}
      />
      <Heading className="mt-1 text-xl">{title}</Heading>
      <p className="max-w-46ch text-muted">{text}</p>
      {children}
    </div>
  );
}
