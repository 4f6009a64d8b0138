import { listen, type SeenRequest } from '../support/listen.ts';

/** What becomes of a call: it is held before or after it had its effect, or fails then. */
export type Way = 'pass' | 'held-before' | 'held-after' | 'failed-before' | 'failed-after';

interface Between {
  decide: (seen: SeenRequest) => Way;
  /** Of an answer that was good: what is said instead, where that differs. */
  learn: (seen: SeenRequest, text: string) => string | undefined;
}

const passedOn = ['authorization', 'content-type', 'accept', 'idempotency-key'] as const;

/** Stands before services that the embedded operator plays. */
export async function startHeldProxy(operatorOrigin: string, { decide, learn }: Between) {
  let held = 0;
  const hold = () => {
    held += 1;
    return new Promise<never>(() => undefined);
  };
  const server = await listen(async (seen, res) => {
    const way = decide(seen);
    const json = { 'content-type': 'application/json' };
    if (way === 'held-before') return hold();
    if (way === 'failed-before') return res.writeHead(500, json).end('{}');
    const headers = Object.fromEntries(
      passedOn.flatMap((name) => (seen.headers[name] ? [[name, String(seen.headers[name])]] : [])),
    );
    const answer = await fetch(operatorOrigin + seen.path + seen.query, {
      method: seen.method,
      headers,
      redirect: 'manual',
      ...(seen.body !== '' && { body: seen.body }),
    });
    const text = await answer.text();
    const said = answer.ok ? (learn(seen, text) ?? text) : text;
    if (way === 'held-after') return hold();
    if (way === 'failed-after') return res.writeHead(500, json).end('{}');
    return res.writeHead(answer.status, json).end(said);
  });
  return {
    url: server.url,
    /** How many calls are held. */
    held: () => held,
    close: () => server.close(),
  };
}
