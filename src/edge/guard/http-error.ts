const reasons = {
  400: 'Bad Request',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  405: 'Method Not Allowed',
  408: 'Request Timeout',
  413: 'Content Too Large',
  414: 'URI Too Long',
  415: 'Unsupported Media Type',
  425: 'Too Early',
  431: 'Request Header Fields Too Large',
} as const;

/** A short plain answer for requests that no page of the site sends. It repeats nothing of the request. A `reason` is for another machine. */
export function httpError(
  status: keyof typeof reasons,
  headers: Record<string, string> = {},
  reason: string = reasons[status],
): Response {
  return new Response(reason, {
    status,
    headers: { 'content-type': 'text/plain; charset=utf-8', ...headers },
  });
}
