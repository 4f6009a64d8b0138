import type { RequestContext } from '#request/context.ts';

/** The request of an unknown visitor to the home page, with the given differences. */
export function visit(given: Partial<RequestContext> = {}): RequestContext {
  return {
    locale: 'mn',
    theme: 'light',
    mode: 'browser',
    device: 'WEB',
    requestId: 'request-1',
    nonce: 'nonce',
    origin: 'https://www.example.mn',
    secure: true,
    pictureHosts: ['img.example.mn'],
    page: { pathname: '/', query: new URLSearchParams() },
    posted: false,
    postedFrom: null,
    cookies: new Map(),
    complete: false,
    streaming: false,
    cookieOutbox: [],
    network: '192.0.2',
    position: null,
    ...given,
  };
}
