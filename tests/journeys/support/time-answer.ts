import { sendTo } from '../../http/send-to.ts';

// The headers of a browser, because a crawler would get the complete page at once.
const headers = {
  accept: 'text/html',
  'accept-encoding': 'identity',
  'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Chrome/156.0.0.0',
};

export interface TimedAnswer {
  status: number;
  firstByteMs: number;
  lastByteMs: number;
  html: string;
}

/** Requests a page and times its answer; `whole: false` cancels after the first bytes. */
export async function timeAnswer(url: string, { whole = true } = {}): Promise<TimedAnswer> {
  const startedAt = performance.now();
  const response = await sendTo(url, '', { headers, redirect: 'follow' });
  const reader = response.body?.getReader();
  const decoder = new TextDecoder();
  let html = '';
  let firstByteMs = 0;
  for (;;) {
    const part = await reader?.read();
    firstByteMs ||= performance.now() - startedAt;
    if (!part || part.done) break;
    html += decoder.decode(part.value, { stream: true });
    if (whole) continue;
    await reader?.cancel();
    break;
  }
  return { status: response.status, firstByteMs, lastByteMs: performance.now() - startedAt, html };
}

export function toMedian(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
