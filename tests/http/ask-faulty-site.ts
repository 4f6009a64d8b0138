import type { FaultySite } from './faulty-sites.ts';
import type { Address } from './order-everything.ts';

/** What a visitor must never read: the service's own messages, addresses, and stack traces. */
const leaked =
  /stack trace|slow down|The proxy is away|169\.254|UpstreamError|TypeError|SyntaxError|ZodError|\bat \S+\.js:\d|undefined|\[object Object\]|\bNaN\b/;
/** The same in what a program reads, where some of these words have a meaning. */
const leakedData = /stack trace|slow down|The proxy is away|169\.254|UpstreamError|ZodError/;

const toVisibleText = (html: string): string =>
  html.replaceAll(/<(script|style)\b[\s\S]*?<\/\1>/g, ' ').replaceAll(/<[^>]+>/g, ' ');

export interface FaultyAnswer {
  ms: number;
  /** What is wrong with it, in words; empty where nothing is. */
  wrong: string[];
}

/** Asks as a customer's browser does, and reads the answer to its end. */
export async function askFaultySite(
  { origin, way }: FaultySite,
  { path, complete = false, cookie: own }: Address,
  customer: string,
): Promise<FaultyAnswer> {
  const cookie = own ?? customer;
  const startedAt = performance.now();
  const answer = await fetch(origin + path, {
    redirect: 'manual',
    headers: { accept: 'text/html', cookie: complete ? `${cookie}; complete=1` : cookie },
  });
  const text = await answer.text();
  const ms = performance.now() - startedAt;
  const wrong: string[] = [];
  const note = (what: string) => wrong.push(`${path} under ${way}: ${what}`);
  const { status } = answer;
  if (![200, 303, 307, 404].includes(status)) note(`status ${status}`);
  const isPage = status !== 303 && answer.headers.get('content-type')?.startsWith('text/html');
  const leak = isPage ? leaked.exec(toVisibleText(text)) : leakedData.exec(text);
  if (leak) note(`says "${leak[0]}"`);
  if (isPage && !text.includes('</html>')) note('does not end');
  if (isPage && !/<h1\b/.test(text)) note('has no heading');
  return { ms, wrong };
}
