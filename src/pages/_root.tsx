import type { ReactNode } from 'react';
import '#ui/uno.gen.css';
import { perRequest } from '#waku.ts';

export default function Root({ children }: { children: ReactNode }) {
  return (
    <html lang="mn">
      <head />
      <body>{children}</body>
    </html>
  );
}
export const getConfig = perRequest;
