import type { Context } from 'hono';
import * as z from 'zod';
import { Refusal } from './refusal.ts';

export const shortId = z.string().min(1).max(128);

/** Digits only, so that `1e3`, `0x10` and ` 7` are refused. */
export const wholeNumber = z
  .string()
  .regex(/^\d{1,9}$/)
  .transform(Number);

/** The query as the schema has it; names it does not know are ignored, wrong values refused. */
export function readQuery<Shape extends z.ZodType>(c: Context, shape: Shape): z.output<Shape> {
  return check(shape, c.req.query());
}

export async function readBody<Shape extends z.ZodType>(
  c: Context,
  shape: Shape,
): Promise<z.output<Shape>> {
  let body: unknown;
  try {
    body = await c.req.json();
  } catch {
    throw new Refusal(400, 'the body is not JSON');
  }
  return check(shape, body);
}

export function check<Shape extends z.ZodType>(shape: Shape, value: unknown): z.output<Shape> {
  const parsed = shape.safeParse(value);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new Refusal(400, issue?.message ?? 'invalid request', {
    field: issue?.path.join('.') ?? '',
  });
}
