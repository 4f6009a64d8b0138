import { Agent, request } from 'node:http';

export interface Pressed {
  status: number;
  cookies: string[];
  /** Where it led; empty where it led nowhere. */
  location: string;
  /** In seconds; 0 where the answer names none. */
  retryAfter: number;
}

const agent = new Agent({ keepAlive: true });

/** The server sometimes closes a connection just as it is used again; the form is then sent again. */
const wasHungUp = (error: unknown) => Reflect.get(Object(error), 'code') === 'ECONNRESET';

/** Posts a form as a browser with these cookies does. It is called thousands of times, so it makes only the request. */
export async function press(
  origin: string,
  path: string,
  fields: Readonly<Record<string, string>> | string[][],
  { cookie = '', address = '' }: { cookie?: string; address?: string } = {},
  again = 3,
): Promise<Pressed> {
  const body = new URLSearchParams(fields).toString();
  const headers = {
    origin,
    cookie,
    'content-type': 'application/x-www-form-urlencoded',
    'content-length': Buffer.byteLength(body),
    // In production Cloudflare writes it.
    ...(address && { 'cf-connecting-ip': address }),
  };
  const answered = new Promise<Pressed>((resolve, reject) => {
    const sent = request(origin + path, { method: 'POST', agent, headers }, (answer) => {
      answer.resume();
      answer.on('end', () =>
        resolve({
          status: answer.statusCode ?? 0,
          cookies: answer.headers['set-cookie'] ?? [],
          location: answer.headers.location ?? '',
          retryAfter: Number(answer.headers['retry-after'] ?? 0),
        }),
      );
    });
    sent.on('error', reject);
    sent.end(body);
  });
  return answered.catch((error: unknown) => {
    if (again > 0 && wasHungUp(error))
      return press(origin, path, fields, { cookie, address }, again - 1);
    throw error;
  });
}
