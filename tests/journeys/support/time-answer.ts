import { sendTo } from '../../http/send-to.ts';

// The headers of a browser, because a crawler would get the complete page at once.
const headers = {
  accept: 'text/html',
  'accept-encoding': 'identity',
  'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Chrome/156.0.0.0',
};

export interface TimedAnswer {
  status: number;
  lastByteMs: number;
  html: string;
}

/** Requests a page and times its answer; with `until` it is read no further than to these words. */
export async function timeAnswer(url: string, until?: string): Promise<TimedAnswer> {
  const startedAt = performance.now();
  const response = await sendTo(url, '', { headers, redirect: 'follow' });
  const reader = response.body?.getReader();
  const decoder = new TextDecoder();
  let html = '';
  for (;;) {
    const part = await reader?.read();
    if (!part || part.done) break;
    html += decoder.decode(part.value, { stream: true });
    if (until === undefined || !html.includes(until)) continue;
    await reader?.cancel();
    break;
  }
  return { status: response.status, lastByteMs: performance.now() - startedAt, html };
}

export function toMedian(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
