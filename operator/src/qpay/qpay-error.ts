import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type * as z from 'zod/mini';
import { HttpError } from '../http/http-error.ts';

/** An error as QPay answers it: `{error: CODE, message}`. What does not exist is 422. */
export function throwQpay(status: ContentfulStatusCode, code: string): never {
  throw new HttpError(status, code.toLowerCase().replaceAll('_', ' '), { error: code });
}

/** Wrong fields are answered with an object in place of the code. */
export function checkFields<Shape extends z.ZodMiniType>(
  shape: Shape,
  value: unknown,
): z.output<Shape> {
  const parsed = shape.safeParse(value);
  if (parsed.success) return parsed.data;
  const error = Object.fromEntries(
    parsed.error.issues.map((issue) => [issue.path.join('.'), issue.message]),
  );
  throw new HttpError(400, 'validation failed', { error });
}
