import * as z from 'zod/mini';
import { catch as orElse } from 'zod/mini';
import { foldRegisterNumber, isRegisterNumber } from '#domain/register-number.ts';

/** Upstream ids come as numbers or strings; inside they are strings. */
export const id = z.pipe(
  z.union([z.string().check(z.minLength(1), z.maxLength(128)), z.int()]),
  z.transform((value) => String(value)),
);

/** A text in both languages where only the Mongolian one is sure to exist. */
export const text = z.string().check(z.maxLength(200_000));
export const optionalText = z.pipe(
  z.nullish(z.string().check(z.maxLength(200_000))),
  z.transform((value) => value ?? ''),
);

/** Link or picture address; `javascript:` and `data:` never get past this. */
export const href = z.string().check(
  z.maxLength(2048),
  // Browsers drop tabs and line ends, which would turn "/<tab>/host" into another site.
  z.regex(/^(https?:\/\/|\/(?!\/|\\)|#)[^\t\n\r]*$/i),
);
export const optionalHref = orElse(z.nullish(href), null);

/** ISO 8601 instant in UTC. */
export const instant = z.iso.datetime({ offset: true });

/** Of a person or an organisation, folded to the one spelling that is compared. */
export const registerNumber = z.pipe(
  z.string().check(z.refine(isRegisterNumber)),
  z.transform(foldRegisterNumber),
);

export const mnt = z.int().check(z.nonnegative());

/** A list whose bad elements are dropped instead of spoiling the rest. */
export function lenientList<Shape extends z.ZodMiniType>(shape: Shape) {
  return z.pipe(
    z.nullish(z.array(z.unknown())),
    z.transform((items) =>
      (items ?? []).flatMap((item) => {
        const parsed = shape.safeParse(item);
        return parsed.success ? [parsed.data] : [];
      }),
    ),
  );
}
