import type { ReactNode } from 'react';
import { Logo } from './logo.tsx';

interface LetterheadProps {
  title: string;
  /** Who it is of, below the logo. */
  from: ReactNode;
  /** What names it. */
  children: ReactNode;
}

/** The top of a page that is printed. */
export function Letterhead({ title, from, children }: LetterheadProps) {
  return (
    <header className="flex flex-wrap items-start justify-between gap-6 border-b-1 border-line pb-6">
      <div>
        <Logo />
        {from}
      </div>
      <div className="sm:text-right">
        <h1 tabIndex={-1} className="text-2xl">
          {title}
        </h1>
        {children}
      </div>
    </header>
  );
}
