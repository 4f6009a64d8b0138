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

interface Check {
  check: (payload: z.core.ParsePayload) => unknown;
}

/** Texts that an object needs in one language at least, by their names without it: what it says of one without any. */
export function findNeededTexts(shape: z.core.$ZodType): string[] {
  const payload: z.core.ParsePayload = { value: {}, issues: [] };
  for (const one of defOf(shape).checks ?? []) {
    (Reflect.get(one, '_zod') as unknown as Check).check(payload);
  }
  return payload.issues
    .map(({ path }) => String(path?.[0]))
    .filter((name) => name.endsWith('Mn'))
    .map((name) => name.slice(0, -2));
}
