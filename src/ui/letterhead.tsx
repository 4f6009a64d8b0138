import type { ReactNode } from 'react';
import { brand } from '#domain/brand.ts';
import { texts } from '#request/texts.ts';
import { Logo } from './logo.tsx';

/** The top of a page that is printed: who it is of, its heading, and below that what names it. */
export function Letterhead({ title, children }: { title: string; children: ReactNode }) {
  return (
    <header className="flex flex-wrap items-start justify-between gap-6 border-b-1 border-line pb-6">
      <div>
        <Logo />
        <p className="mt-2 text-sm text-muted">{texts().own(brand, 'name')}</p>
      </div>
      <div className="text-right">
        <h1 tabIndex={-1} className="text-2xl">
          {title}
        </h1>
        {children}
      </div>
    </header>
  );
}
