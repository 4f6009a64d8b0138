import { createElement, Fragment, type ReactNode } from 'react';
import { hasCredentials, isListedHost } from '#domain/picture-address.ts';
import { keepTogether } from '#i18n/keep-together.ts';
import { requestContext } from '#request/context.ts';
import { texts } from '#request/texts.ts';
import { type CleanNode, type CleanParent, cleanHtml } from './clean-html.ts';
import { Link } from './link.tsx';

const here = 'https://here.invalid';

/** An address as a browser would read it: a path of this site, or whole; null when it is neither. */
function readAddress(address: unknown, protocols: readonly string[]): string | null {
  if (typeof address !== 'string' || address === '') return null;
  if (address.startsWith('#')) return address;
  const url = URL.parse(address, here);
  if (url?.origin === here) return url.pathname.replace(/^\/+/, '/') + url.search + url.hash;
  return url && protocols.includes(url.protocol) && !hasCredentials(url) ? url.href : null;
}

const toLink = (href: unknown) => readAddress(href, ['https:', 'http:', 'mailto:', 'tel:']);

/** Our own pictures by path, others by https and of a listed host: browsers would report any other. */
function toPicture(src: unknown): string | null {
  const address = readAddress(src, ['https:']);
  if (address === null || address.startsWith('/')) return address;
  const url = URL.parse(address);
  return url?.port === '' && isListedHost(url.hostname, requestContext().pictureHosts)
    ? address
    : null;
}

const textOf = (node: CleanNode | CleanParent): string =>
  'value' in node ? node.value : 'children' in node ? node.children.map(textOf).join('') : '';

function listRows(node: CleanParent): string[][] {
  return node.children.flatMap((child) => {
    if (child.type !== 'element') return [];
    if (child.tagName !== 'tr') return listRows(child);
    const cells = child.children.filter((one) => one.type === 'element' && one.tagName === 'td');
    return cells.length === 0 ? [] : [cells.map((cell) => textOf(cell).trim())];
  });
}

/** Whether a table tells what was when, year by year in words: it becomes a line of time. */
function isOfYears(table: CleanParent): boolean {
  const rows = listRows(table);
  const isTold = ([year = '', words = '', ...rest]: string[]) =>
    /^(?:19|20)\d\d$/.test(year) && /\p{L}/u.test(words) && rest.length === 0;
  return rows.length > 2 && rows.every(isTold);
}

/** Between the parts of a table React takes no white space. */
const tableParts: ReadonlySet<string> = new Set(['table', 'thead', 'tbody', 'tr']);

function toPart(node: CleanNode): ReactNode {
  if (node.type === 'text') return keepTogether(node.value);
  if (node.type !== 'element') return null;
  const properties = node.properties as Readonly<Record<string, string>>;
  switch (node.tagName) {
    case 'a': {
      const href = toLink(properties['href']);
      // In a fragment, so that the editors' words stay content and do not become a label.
      const words = toElement(Fragment, node);
      return href === null ? words : <Link href={href}>{words}</Link>;
    }
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
        <div
          className={`table ${isOfYears(node) ? 'years' : ''}`.trim()}
          role="group"
          aria-label={texts().t('richText.table')}
          tabIndex={0}
        >
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
