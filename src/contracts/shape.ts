import * as z from 'zod/mini';
import { catch as orElse } from 'zod/mini';
import { foldRegisterNumber, isRegisterNumber } from '#domain/register-number.ts';

/** Services send ids as numbers or strings; this site has them as strings. */
export const id = z.pipe(
  z.union([z.string().check(z.minLength(1), z.maxLength(128)), z.int()]),
  z.transform((value) => String(value)),
);

export const text = z.string().check(z.maxLength(200_000));
export const optionalText = z.pipe(
  z.nullish(z.string().check(z.maxLength(200_000))),
  z.transform((value) => value ?? ''),
);

/** The address of a link or a picture; `javascript:` and `data:` are refused. */
export const href = z.string().check(
  z.maxLength(2048),
  // Browsers drop tabs and line ends, which would turn "/<tab>/host" into another site.
  z.regex(/^(https?:\/\/|\/(?!\/|\\)|#)[^\t\n\r]*$/i),
);
export const optionalHref = orElse(z.nullish(href), null);

/** ISO 8601 instant in UTC. */
export const instant = z.iso.datetime({ offset: true });

/** Of a person or an organisation, folded to one spelling so that two can be compared. */
export const registerNumber = z.pipe(
  z.string().check(z.refine(isRegisterNumber)),
  z.transform(foldRegisterNumber),
);

export const mnt = z.int().check(z.nonnegative());

const elementShapes = new WeakMap<z.core.$ZodType, z.ZodMiniType>();

/** The shape of a lenient list's elements, for tools: to zod such a list is one of anything. */
export const elementShapeOf = (list: z.core.$ZodType): z.ZodMiniType | undefined =>
  elementShapes.get(list);

/** A list whose invalid elements are left out, so that one of them does not fail the whole answer. */
export function lenientList<Shape extends z.ZodMiniType>(shape: Shape) {
  const list = z.pipe(
    z.nullish(z.array(z.unknown())),
    z.transform((items) =>
      (items ?? []).flatMap((item) => {
        const parsed = shape.safeParse(item);
        return parsed.success ? [parsed.data] : [];
      }),
    ),
  );
  elementShapes.set(list, shape);
  return list;
}
