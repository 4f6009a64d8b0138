import { listen } from '../listen.ts';
import { createPlainServices, plainToken } from './create-plain-services.ts';
import type { PlainOptions } from './options.ts';

/**
 * The plain services on 127.0.0.1. `settings` are those of a site that asks them; mobile-services are not among them,
 * because the specification shows no call of theirs.
 */
export async function startPlainServices(options: PlainOptions = {}) {
  const services = createPlainServices(options);
  const server = await listen(async ({ method, path, query, headers, body }, res) => {
    const sent = new Headers();
    for (const name of ['authorization', 'content-type', 'idempotency-key']) {
      const value = headers[name];
      if (typeof value === 'string') sent.set(name, value);
    }
    const init = { method, headers: sent, ...(body === '' ? {} : { body }) };
    const answer = await services.fetch(new Request(`http://plain${path}${query}`, init));
    res.writeHead(answer.status, Object.fromEntries(answer.headers));
    res.end(await answer.text());
  });
  return {
    ...server,
    seen: services.seen,
    carts: services.carts,
    settings: {
      CONTENT_BASE_URL: server.url,
      COMMERCE_BASE_URL: server.url,
      ABOUT_US_TOKEN: plainToken,
      IMAGE_HOSTS: 'pictures.example.mn',
    },
  };
}
