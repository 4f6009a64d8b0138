import type { ContentfulStatusCode } from 'hono/utils/http-status';

/** An answer that says no: thrown anywhere below a route, sent as `{message, …}`. */
export class Refusal extends Error {
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

export function refuseUnknown(): never {
  throw new Refusal(404, 'not found');
}
