import type { Content } from './page-frame.ts';
import { pageStyle } from './page-style.ts';

/** Sends a page for people. Its forms lead to the site that asked, and the Referer must not hold the request. */
export async function sendPage(page: Content): Promise<Response> {
  return new Response(String(await page), {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'private, no-store',
      'referrer-policy': 'strict-origin',
      'x-content-type-options': 'nosniff',
      // Where the operator is a server of its own, its forms lead to a site of another origin.
      'content-security-policy':
        "default-src 'none'; style-src 'self'; img-src data:; base-uri 'none'; frame-ancestors 'none'",
    },
  });
}

export function sendStyle(): Response {
  const headers = { 'content-type': 'text/css; charset=utf-8', 'cache-control': 'no-store' };
  return new Response(pageStyle, { headers });
}
