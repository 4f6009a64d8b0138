'use client';

interface OwnStylesProps {
  nonce: string;
  css: string;
}

const inDocument =
  typeof document === 'undefined'
    ? null
    : document.head.querySelector<HTMLElement>('style,link[rel=stylesheet]');

/**
 * Styles that one page needs, inside its document. Where React renders the document anew, only the nonce of the document
 * is valid, not that of the payload, and the page would lose them.
 */
export function OwnStyles({ nonce, css }: OwnStylesProps) {
  return (
    <style
      nonce={inDocument?.nonce || nonce}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: css }}
    />
  );
}
