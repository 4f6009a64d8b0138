import type { ReactNode } from 'react';
import { renderToReadableStream } from 'react-dom/server.edge';
import type { Locale } from '#i18n/locale.ts';
import { type RequestContext, runInContext } from '#request/context.ts';
import { visit } from './visit.ts';

export async function render(
  page: ReactNode,
  locale: Locale,
  address: string,
  more: Partial<RequestContext> = {},
): Promise<string> {
  const { pathname, searchParams: query } = new URL(address, 'https://www.example.mn');
  const given = { locale, page: { pathname, query }, complete: true, ...more };
  return runInContext(visit(given), async () => {
    const stream = await renderToReadableStream(page);
    await stream.allReady;
    return (await new Response(stream).text()).replaceAll(/<!--.*?-->/g, '');
  });
}

export const words = (html: string) =>
  html
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();

/** The rows of a page's lists, by their names. */
export function readRows(html: string): Map<string, string> {
  const rows = html.matchAll(/<dt[^>]*>(.*?)<\/dt>\s*<dd[^>]*>(.*?)<\/dd>/gs);
  return new Map([...rows].map(([, name = '', value = '']) => [words(name), words(value)]));
}
