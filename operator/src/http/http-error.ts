import type { ContentfulStatusCode } from 'hono/utils/http-status';

/** An answer with an error status. It is thrown anywhere below a route and sent as `{message, …details}`. */
export class HttpError extends Error {
  readonly status: ContentfulStatusCode;
  readonly details: Readonly<Record<string, unknown>>;

  constructor(
    status: ContentfulStatusCode,
    message: string,
    details: Readonly<Record<string, unknown>> = {},
  ) {
    super(message);
    this.status = status;
    this.details = details;
  }
}

export function throwNotFound(): never {
  throw new HttpError(404, 'not found');
}
