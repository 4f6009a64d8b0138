import { listen } from '../support/listen.ts';
import {
  createPlainServices,
  plainToken,
} from '../support/plain-services/create-plain-services.ts';
import type { PlainOptions } from '../support/plain-services/options.ts';

/** Answers in place of the services' own; undefined leaves a call as it is. */
export type Break = (path: string) => Response | undefined;

/** Serves the plain services, with what is broken in them. */
export async function servePlain(options: PlainOptions = {}, breaks: Break = () => undefined) {
  const services = createPlainServices(options);
  const server = await listen(async ({ method, path, query, headers, body }, res) => {
    const sent = new Headers(
      Object.entries(headers).filter(
        (entry): entry is [string, string] => typeof entry[1] === 'string',
      ),
    );
    const request = new Request(`http://plain${path}${query}`, {
      method,
      headers: sent,
      ...(body === '' ? {} : { body }),
    });
    const answer = breaks(path) ?? (await services.fetch(request));
    res.writeHead(answer.status, Object.fromEntries(answer.headers));
    res.end(await answer.text());
  });
  return { ...server, carts: services.carts };
}

export const targetsAt = (base: string) => ({
  content: { base, bearer: plainToken, patient: true },
  commerce: { base, patient: true },
});
