import { listen } from '../support/listen.ts';
import { startOperator } from './start-operator.ts';

export type Body = Record<string, unknown>;
interface Changed {
  status?: number;
  /** What the service answers instead; of what it would have answered. */
  change?: (data: Body) => unknown;
  /** It does what it is asked, and then fails. */
  after?: boolean;
}

/** The embedded commerce service with what differs of it, by method and path, and the calls that were `seen`. */
export async function startChangedCommerce() {
  const operator = await startOperator();
  const behaviour = new Map<string, Changed>();
  const seen: string[] = [];
  const proxy = await listen(async ({ method, path, query, headers, body }, res) => {
    const call = `${method} ${path}`;
    seen.push(call);
    const { status, change, after = false } = behaviour.get(call) ?? {};
    const isRefused = status !== undefined && !after;
    const answer = isRefused
      ? null
      : await fetch(operator.origin + path + query, {
          method,
          headers: { 'content-type': headers['content-type'] ?? 'application/json' },
          ...(method === 'GET' ? {} : { body }),
        });
    const given = answer ? ((await answer.json()) as { data: Body }) : { data: {} };
    const sent = change ? change(given.data) : given;
    res.writeHead(status ?? answer?.status ?? 200, { 'content-type': 'application/json' });
    res.end(JSON.stringify(sent));
  });
  const stop = async () => {
    await proxy.close();
    await operator.stop();
  };
  return { url: proxy.url, behaviour, seen, stop };
}
