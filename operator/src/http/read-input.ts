import type { Context } from 'hono';
import * as z from 'zod/mini';
import { HttpError } from './http-error.ts';

export const shortId = z.string().check(z.minLength(1), z.maxLength(128));

/** Digits only, so that `1e3`, `0x10` and ` 7` are invalid. */
export const wholeNumber = z.pipe(z.string().check(z.regex(/^\d{1,9}$/)), z.transform(Number));

/**
 * The query in the schema's shape, without parameters that it does not name.
 * @throws HttpError 400 where a value is invalid
 */
export function readQuery<Shape extends z.ZodMiniType>(c: Context, shape: Shape): z.output<Shape> {
  return check(shape, c.req.query());
}

export async function readBody<Shape extends z.ZodMiniType>(
  c: Context,
  shape: Shape,
): Promise<z.output<Shape>> {
  let body: unknown;
  try {
    body = await c.req.json();
  } catch {
    throw new HttpError(400, 'the body is not JSON');
  }
  return check(shape, body);
}

export function check<Shape extends z.ZodMiniType>(shape: Shape, value: unknown): z.output<Shape> {
  const parsed = shape.safeParse(value);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new HttpError(400, issue?.message ?? 'invalid request', {
    field: issue?.path.join('.') ?? '',
  });
}
