import { makeFile } from '#features/privacy/make-file.ts';
import { log } from '#lib/log.ts';
import { retention } from '#retention.ts';

const headers = { 'cache-control': 'private, no-store', 'referrer-policy': 'no-referrer' };

/** The copy of a customer's data, for some minutes after a code; nobody else's request finds anything here. */
export async function GET(): Promise<Response> {
  try {
    const file = await makeFile(retention);
    if (!file) return new Response(null, { status: 404, headers });
    return new Response(file.text, { headers: { ...headers, ...file.headers } });
  } catch (error) {
    log.error('copy-of-data', { cause: error });
    return new Response(null, { status: 503, headers });
  }
}
