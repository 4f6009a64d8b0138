import { createElement, Fragment, type ReactNode } from 'react';
import { type CleanNode, type CleanParent, cleanHtml } from './clean-html.ts';
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

/** Between the parts of a table React takes no white space. */
const tableParts: ReadonlySet<string> = new Set(['table', 'thead', 'tbody', 'tr']);

function toPart(node: CleanNode): ReactNode {
  if (node.type === 'text') return node.value;
  if (node.type !== 'element') return null;
  const properties = node.properties as Readonly<Record<string, string>>;
  switch (node.tagName) {
    case 'a':
      // In a fragment, so that the editors' words stay content and do not become a label.
      return <Link href={toLink(properties['href'])}>{toElement(Fragment, node)}</Link>;
    case 'img': {
      const { src, alt = '', width, height } = properties;
      const picture = toPicture(src);
      return picture === null ? null : (
        <img
          src={picture}
          alt={alt}
          width={width}
          height={height}
          loading="lazy"
          decoding="async"
        />
      );
    }
    case 'table':
      return (
        <div className="table" tabIndex={0}>
          {toElement('table', node)}
        </div>
      );
    case 'h4':
      return toElement('h3', node);
    default:
      return toElement(node.tagName, node, properties);
  }
}

/** Its children are no list, so they need no keys. */
function toElement(
  type: string | typeof Fragment,
  { children }: CleanParent,
  properties?: Readonly<Record<string, string>>,
): ReactNode {
  const parts = children.map(toPart);
  const isTablePart = typeof type === 'string' && tableParts.has(type);
  const kept = isTablePart
    ? parts.filter((part) => typeof part !== 'string' || part.trim() !== '')
    : parts;
  return createElement(type, properties, ...kept);
}

/**
 * HTML written by editors, as React elements: parsed as a browser would, reduced to what text needs, and never
 * turned back into a string. What is longer or deeper than any article is cut.
 */
export function RichText({ html, className = '' }: { html: string; className?: string }) {
  return <div className={`rich ${className}`}>{toElement(Fragment, cleanHtml(html))}</div>;
}
