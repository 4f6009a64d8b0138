import { connect } from 'node:net';

export interface RawAnswer {
  status: number;
  headers: Map<string, string>;
  body: string;
}

function parse(text: string): RawAnswer {
  const split = text.indexOf('\r\n\r\n');
  const [first = '', ...lines] = text.slice(0, split).split('\r\n');
  const headers = new Map<string, string>();
  for (const line of lines) {
    const at = line.indexOf(':');
    headers.set(line.slice(0, at).toLowerCase(), line.slice(at + 1).trim());
  }
  return { status: Number(first.split(' ')[1]), headers, body: text.slice(split + 4) };
}

/** True once the answer is whole: the server keeps the connection open whatever it is asked. */
function isWhole(text: string, method: string | undefined): boolean {
  if (!text.includes('\r\n\r\n')) return false;
  const { headers, body } = parse(text);
  if (method === 'HEAD') return true;
  if (headers.get('transfer-encoding') === 'chunked') return body.endsWith('0\r\n\r\n');
  return Buffer.byteLength(body) >= Number(headers.get('content-length') ?? 0);
}

/** Bytes as they stand on the socket: for addresses and bodies that `fetch` would tidy up or refuse. */
export function sendRaw(site: string, head: readonly string[], body = ''): Promise<RawAnswer> {
  const { hostname, port, host } = new URL(site);
  const [first = '', ...headers] = head;
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname);
    let text = '';
    const finish = () => {
      socket.destroy();
      if (text) resolve(parse(text));
      else reject(new Error(`no answer to ${first}`));
    };
    socket.setTimeout(5000, finish);
    socket.on('data', (chunk) => {
      text += chunk.toString();
      if (isWhole(text, first.split(' ')[0])) finish();
    });
    socket.on('error', finish);
    socket.on('close', finish);
    const named = headers.some((header) => header.startsWith('Host:'));
    socket.write(
      [`${first} HTTP/1.1`, ...(named ? [] : [`Host: ${host}`]), ...headers, '', body].join('\r\n'),
    );
  });
}

/** A GET for exactly this request target. */
export function getRaw(
  site: string,
  target: string,
  headers: readonly string[] = [],
): Promise<RawAnswer> {
  return sendRaw(site, [`GET ${target}`, ...headers]);
}
