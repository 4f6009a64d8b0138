'use client';

interface OwnStylesProps {
  nonce: string;
  css: string;
}

/** Of any element: the style sheet is a link, which has none, where the browser had it already. */
const documentNonce =
  typeof document === 'undefined'
    ? null
    : document.querySelector<HTMLElement>('style[nonce],script[nonce]')?.nonce;

/**
 * Styles that one page needs, inside its document. Where React renders the document anew, only the nonce of the document
 * is valid, not that of the payload, and the page would lose them.
 */
export function OwnStyles({ nonce, css }: OwnStylesProps) {
  return (
    <style
      nonce={documentNonce || nonce}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: css }}
    />
  );
}
