'use client';

import css from '../uno.gen.css?inline';

/**
 * The style sheet inside the document: the first paint then needs one answer, not two. As an island it is written
 * into the HTML but not into the payload of each navigation.
 */
export function PageStyles({ nonce }: { nonce: string }) {
  return <style nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: css }} />;
}
