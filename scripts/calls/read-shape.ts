import type * as z from 'zod/mini';
import { elementShapeOf } from '#contracts/shape.ts';

/** What zod knows of a shape; `type` says which kind of shape it is. */
export const defOf = (shape: z.core.$ZodType): z.core.$ZodTypes['_zod']['def'] =>
  (shape as unknown as { def: z.core.$ZodTypes['_zod']['def'] }).def;

/** What a shape reads, without what it makes of it. */
export function toRead(shape: z.core.$ZodType): z.core.$ZodType {
  const def = defOf(shape);
  if (def.type !== 'pipe' || elementShapeOf(shape)) return shape;
  return toRead(defOf(def.in).type === 'transform' ? def.out : def.in);
}
