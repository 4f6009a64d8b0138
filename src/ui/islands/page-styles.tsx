'use client';

import { stylesFile } from '#browser/fetch-for-later.ts';
import css from '../uno.gen.css?inline';

const inDocument =
  typeof document === 'undefined'
    ? null
    : document.head.querySelector<HTMLStyleElement | HTMLLinkElement>('style,link[rel=stylesheet]');
/** The scripts of a built page do not contain the styles a second time: they take them from the document. */
const styles = import.meta.env.SSR || import.meta.env.DEV ? css : (inDocument?.textContent ?? '');

interface PageStylesProps {
  nonce: string;
  /** The style sheet of the build that rendered this. */
  file: string;
  /** True when the browser has that file in its cache. */
  areCached: boolean;
}

/**
 * The style sheet: inside the document, because the first paint then needs one answer and not two, or as the file that
 * the browser has already. In the browser it is what the document has, not what the payload was rendered for. As an
 * island it is written into the HTML but not into the payload of each navigation.
 */
export function PageStyles({ nonce, file, areCached }: PageStylesProps) {
  // The page came from a build that was deployed since: React shows it when it has that build's styles.
  if (inDocument && file !== stylesFile) {
    return <link rel="stylesheet" href={file} precedence="build" />;
  }
  const isLink = inDocument ? inDocument.tagName === 'LINK' : areCached;
  if (isLink) return <link rel="stylesheet" href={file} />;
  return (
    <style
      // Where React renders the document anew, only the nonce of the document is valid, not that of the payload.
      nonce={inDocument?.nonce ?? nonce}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: styles }}
    />
  );
}
