import * as z from 'zod';
import { foldRegisterNumber, isRegisterNumber } from '#domain/register-number.ts';

/** Upstream ids come as numbers or strings; inside they are strings. */
export const id = z
  .union([z.string().min(1).max(128), z.number().int()])
  .transform((value) => String(value));

/** A text in both languages where only the Mongolian one is sure to exist. */
export const text = z.string().max(200_000);
export const optionalText = z
  .string()
  .max(200_000)
  .nullish()
  .transform((value) => value ?? '');

/** Link or picture address; `javascript:` and `data:` never get past this. */
export const href = z
  .string()
  .max(2048)
  // Browsers drop tabs and line ends, which would turn "/<tab>/host" into another site.
  .regex(/^(https?:\/\/|\/(?!\/|\\)|#)[^\t\n\r]*$/i);
export const optionalHref = href.nullish().catch(null);

/** ISO 8601 instant in UTC. */
export const instant = z.iso.datetime({ offset: true });

/** Of a person or an organisation, folded to the one spelling that is compared. */
export const registerNumber = z.string().refine(isRegisterNumber).transform(foldRegisterNumber);

export const mnt = z.number().int().nonnegative();

/** A list whose bad elements are dropped instead of spoiling the rest. */
export function lenientList<Shape extends z.ZodType>(shape: Shape) {
  return z
    .array(z.unknown())
    .nullish()
    .transform((items) =>
      (items ?? []).flatMap((item) => {
        const parsed = shape.safeParse(item);
        return parsed.success ? [parsed.data] : [];
      }),
    );
}
