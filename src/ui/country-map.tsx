import type { ReactNode } from 'react';
import { mapSize } from '#domain/mongolia-map.ts';

/** The country on its own ground. It is a picture of what stands beside it in words, and hidden from readers. */
export function CountryMap({ children }: { children: ReactNode }) {
  return (
    <svg
      viewBox={`0 0 ${mapSize.width} ${mapSize.height}`}
      aria-hidden="true"
      className="h-auto w-full rounded-card bg-sunken"
    >
      {children}
    </svg>
  );
}
