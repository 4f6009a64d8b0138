/** Stored bodies are JSON text already, so answers are concatenated without parsing them. */
export function sendJson(json: string, status = 200): Response {
  return new Response(json, {
    status,
    headers: { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' },
  });
}

/** `{data: …}` */
export function sendData(json: string): Response {
  return sendJson(`{"data":${json}}`);
}

/** `{data: {data: …}}`, which some calls have instead. */
export function sendNested(json: string): Response {
  return sendJson(`{"data":{"data":${json}}}`);
}

/** `{data: {attributes: …}}`, as the trade-in and consent calls have it. */
export function sendAttributes(json: string): Response {
  return sendJson(`{"data":{"attributes":${json}}}`);
}

export function toJsonList(bodies: readonly string[]): string {
  return `[${bodies.join(',')}]`;
}
