import { apiPaths, pagePaths, toPayloadPath } from './routes.ts';

/** What nobody may find again: a number, a register number, a code, a token, a session. */
export const canaries = {
  isdn: '99887701',
  register: 'УХ88776655',
  tan: '918273',
  token: 'Q0FOQVJZdG9rZW5DQU5BUll0b2tlbkNBTkFSWXRva2VuQ0FOQVJZ',
  sid: 'CANARYsidCANARYsidCANARYsidCANARYsidCANARY0',
  name: 'CANARY-Батсүх',
} as const;

/** As it may be written: plain, in an address, in JSON. */
export function toSpellings(canary: string): string[] {
  const escaped = JSON.stringify(canary)
    .slice(1, -1)
    .replaceAll(/[^ -~]/g, (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`);
  return [...new Set([canary, encodeURIComponent(canary), escaped])];
}

export interface FaultyRequest {
  path: string;
  init: RequestInit & { headers: Record<string, string> };
}

/** The same each time for the same seed: mulberry32. */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const methods = ['GET', 'GET', 'POST', 'POST', 'POST', 'HEAD', 'PUT', 'DELETE', 'OPTIONS', 'PATCH'];
const types = [
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'multipart/form-data',
  'text/plain',
  'application/json',
  'application/octet-stream',
  'text/html',
  '',
];
const headerNames = [
  'x-isdn',
  'user-agent',
  'referer',
  'x-forwarded-for',
  'x-rendered-as',
  'accept-language',
  'if-none-match',
  'x-waku-action-location',
];

/** `count` requests with a fault of some kind, each with a canary in some place. */
export function* listFaultyRequests(
  seed: number,
  count: number,
  { origin, targets }: { origin: string; targets: readonly string[] },
): Generator<FaultyRequest> {
  const random = createRandom(seed);
  const pick = <T>(list: readonly T[]) => list[Math.floor(random() * list.length)] as T;
  const paths = [...pagePaths, ...pagePaths.map(toPayloadPath), ...apiPaths, ...targets];
  const all = Object.entries(canaries);

  const toBody = (name: string, canary: string): string =>
    pick([
      () => `${name}=${encodeURIComponent(canary)}&isdn=${canaries.isdn}&code=${canaries.tan}`,
      () => `--x\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${canary}\r\n--x--\r\n`,
      () => `--x\r\ncontent-disposition: form-data; name="$ACTION_ID_${canary}"\r\n\r\n\r\n--x--`,
      () => `--x\r\ncontent-disposition: form-data; name="0"\r\n\r\n["$h${canary}"]\r\n--x--\r\n`,
      () => `--x\r\n${canary}`,
      () => `{"${name}":"${canary}"`,
      () => `["$F${canary}"]`,
      () => `[null,{"${name}":"${canary}"}]`,
      () => `${canary}\u0000${canary}`.repeat(pick([1, 5, 2000])),
    ])();

  for (let i = 0; i < count; i += 1) {
    const [name, canary] = pick(all);
    const method = pick(methods);
    const escaped = encodeURIComponent(canary);
    const target = pick(paths);
    const path = pick([
      () => target,
      () => `${target}/${escaped}`,
      () => `${target}?isdn=${escaped}&id=${escaped}`,
      () => `${target}?${escaped}`,
      () => `${target}?t=${canaries.token}`,
      () => `/${escaped}/${'a'.repeat(pick([10, 900, 1900]))}`,
      () => `/RSC/F/${escaped}/${escaped}.txt`,
      () => `/RSC/R/${escaped}.txt?query=${escaped}`,
      () => `/news/%E0%A4%A${escaped}`,
    ])();
    const hasBody = !['GET', 'HEAD'].includes(method);
    const cookie = `sid=${canaries.sid}; lang=${escaped}; flash=${escaped}; ${name}=${escaped}`;
    yield {
      path,
      init: {
        method,
        ...(hasBody ? { body: toBody(name, canary) } : {}),
        headers: {
          cookie,
          [pick(headerNames)]: escaped,
          accept: pick(['text/html', '*/*', 'application/json']),
          ...(random() < 0.8
            ? { origin: pick([origin, origin, `https://${canaries.tan}.test`]) }
            : {}),
          ...(hasBody ? { 'content-type': pick(types) } : {}),
        },
      },
    };
  }
}
