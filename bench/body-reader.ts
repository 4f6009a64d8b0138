type State = 'head' | 'body' | 'end';

const headEnd = Buffer.from('\r\n\r\n');

/** Finds the end of one HTTP/1.1 answer, by its length or its chunks. */
export function createBodyReader(keep: boolean) {
  let state: State = 'head';
  let status = 0;
  let chunked = false;
  let left = 0;
  let line = '';
  let inLine = true;
  let last = false;
  let pending: Buffer = Buffer.alloc(0);
  const parts: Buffer[] = [];

  function readHead(text: string): void {
    status = Number(text.slice(9, 12));
    chunked = /\r\ntransfer-encoding: *chunked/i.test(text);
    left = Number(/\r\ncontent-length: *(\d+)/i.exec(text)?.[1] ?? 0);
    state = chunked || left > 0 ? 'head' : 'end';
  }

  function take(data: Buffer, from: number): number {
    const to = Math.min(data.length, from + left);
    if (keep) parts.push(data.subarray(from, to));
    left -= to - from;
    return to;
  }

  /** After a size line come that many bytes, then an empty line; size 0 ends it all. */
  function readChunks(data: Buffer): void {
    let at = 0;
    while (at < data.length && state !== 'end') {
      if (!inLine) {
        at = take(data, at);
        inLine = left === 0;
        continue;
      }
      const end = data.indexOf(10, at);
      line += data.toString('latin1', at, end < 0 ? data.length : end);
      if (end < 0) return;
      at = end + 1;
      const text = line.trim();
      line = '';
      if (text === '') {
        if (last) state = 'end';
        continue;
      }
      left = Number.parseInt(text, 16);
      last = left === 0;
      inLine = last;
    }
  }

  function push(chunk: Buffer): State {
    let data = chunk;
    if (status === 0) {
      pending = pending.length === 0 ? chunk : Buffer.concat([pending, chunk]);
      const end = pending.indexOf(headEnd);
      if (end < 0) return 'head';
      readHead(pending.toString('latin1', 0, end));
      data = pending.subarray(end + 4);
    }
    if (state === 'end' || data.length === 0) return state;
    state = 'body';
    if (chunked) readChunks(data);
    else {
      take(data, 0);
      if (left === 0) state = 'end';
    }
    return state;
  }

  return { push, status: () => status, body: () => (keep ? Buffer.concat(parts) : null) };
}
