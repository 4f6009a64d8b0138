'use client';

import css from '../uno.gen.css?inline';

/**
 * The style sheet inside the document: the first paint then needs one answer, not two. As an island it is written
 * into the HTML but not into the payload of each navigation.
 */
export function PageStyles({ nonce }: { nonce: string }) {
  // Where React renders the document anew, only the nonce of the document is valid, not that of the payload.
  const own = typeof document === 'undefined' ? nonce : document.querySelector('style')?.nonce;
  return <style nonce={own} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: css }} />;
}
