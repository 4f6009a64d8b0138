const hangUps: readonly unknown[] = ['ECONNRESET', 'EPIPE', 'UND_ERR_SOCKET'];

const wasHungUp = (error: unknown) =>
  error instanceof TypeError && hangUps.includes(Reflect.get(Object(error.cause), 'code'));

/**
 * A request as it goes out: redirects are answers, not followed. The server hangs up on a refused body that it
 * did not read, and a request that was just put on the same connection is sent again.
 */
export async function sendTo(
  origin: string,
  path: string,
  init: RequestInit = {},
  again = 3,
): Promise<Response> {
  try {
    return await fetch(origin + path, { redirect: 'manual', ...init });
  } catch (error) {
    if (again > 0 && wasHungUp(error)) return sendTo(origin, path, init, again - 1);
    throw error;
  }
}
