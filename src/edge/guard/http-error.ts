const reasons = {
  400: 'Bad Request',
  403: 'Forbidden',
  404: 'Not Found',
  405: 'Method Not Allowed',
  408: 'Request Timeout',
  413: 'Content Too Large',
  414: 'URI Too Long',
  415: 'Unsupported Media Type',
  431: 'Request Header Fields Too Large',
} as const;

/** A short answer for requests that no page of the site sends: no markup, nothing of the request in it. */
export function httpError(
  status: keyof typeof reasons,
  headers: Record<string, string> = {},
): Response {
  return new Response(reasons[status], {
    status,
    headers: { 'content-type': 'text/plain; charset=utf-8', ...headers },
  });
}
