import { Fragment, jsx, jsxs } from 'react/jsx-runtime';
import { toJsxRuntime } from 'hast-util-to-jsx-runtime';
import { cleanHtml } from './clean-html.ts';
import { Link } from './link.tsx';

const here = 'https://here.invalid';

/** An address as a browser would read it: a path of this site, or whole; null when it is neither. */
function readAddress(address: unknown, protocols: readonly string[]): string | null {
  if (typeof address !== 'string' || address === '') return null;
  if (address.startsWith('#')) return address;
  const url = URL.parse(address, here);
  if (url?.origin === here) return url.pathname.replace(/^\/+/, '/') + url.search + url.hash;
  return url && protocols.includes(url.protocol) ? url.href : null;
}

const toLink = (href: unknown) => readAddress(href, ['https:', 'http:', 'mailto:', 'tel:']) ?? '#';

/** Only our own pictures by path, others by https; the CSP narrows the hosts further. */
const toPicture = (src: unknown) => readAddress(src, ['https:']);

/**
 * HTML written by editors, as React elements: parsed as a browser would, reduced to what text needs, and never
 * turned back into a string. What is longer or deeper than any article is cut.
 */
export function RichText({ html, className = '' }: { html: string; className?: string }) {
  const content = toJsxRuntime(cleanHtml(html), {
    Fragment,
    jsx,
    jsxs,
    components: {
      // In a fragment, so that the editors' words stay content and do not become a label.
      // The editors' words in a fragment, so that they stay content and do not become a label.
      a: ({ href, children }) => <Link href={toLink(href)}>{jsx(Fragment, { children })}</Link>,
      img: ({ src, alt, width, height }) => {
        const picture = toPicture(src);
        return picture === null ? null : (
          <img
            src={picture}
            alt={alt ?? ''}
            width={width}
            height={height}
            loading="lazy"
            decoding="async"
          />
        );
      },
      table: ({ children }) => (
        <div className="table" tabIndex={0}>
          <table>{children}</table>
        </div>
      ),
      h4: ({ children }) => <h3>{children}</h3>,
    },
  });
  return <div className={`rich ${className}`}>{content}</div>;
}
