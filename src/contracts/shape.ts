import * as z from 'zod/mini';
import { catch as orElse } from 'zod/mini';
import { keepValid, toPicture } from './parsing.ts';
import { hasCredentials } from '#domain/picture-address.ts';
import { foldRegisterNumber, isRegisterNumber } from '#domain/register-number.ts';

/** Null where a service sends none, or something else. */
export const orNull = <Shape extends z.ZodMiniType>(shape: Shape) =>
  z.pipe(
    orElse(z.nullish(shape), null),
    z.transform((value) => (value ?? null) as z.output<Shape> | null),
  );

/** Services send ids as numbers or strings; this site has them as strings. */
export const id = z.pipe(
  z.union([z.string().check(z.minLength(1), z.maxLength(128)), z.int()]),
  z.transform((value) => String(value)),
);

export const text = z.string().check(z.maxLength(200_000));
/** Without one, and where it is something else, it is empty. */
export const optionalText = z.pipe(
  orElse(z.nullish(text), null),
  z.transform((value) => value ?? ''),
);

/** Also of another site, because editors link to where they like; but never with somebody's name and password in it. */
function isWholeAddress(address: string): boolean {
  const url = URL.parse(address);
  return url !== null && !hasCredentials(url);
}

/** The address of a link or a picture; `javascript:` and `data:` are refused. */
export const href = z.string().check(
  z.maxLength(2048),
  // Browsers drop tabs and line ends, which would turn "/<tab>/host" into another site.
  z.regex(/^(https?:\/\/|\/(?!\/|\\)|#)[^\t\n\r]*$/i),
  z.refine((address) => /^[/#]/.test(address) || isWholeAddress(address)),
);
export const optionalHref = orNull(href);

/** A picture's address, or its path below the address of all pictures. */
const pictureAddress = z.union([
  href,
  z.string().check(z.maxLength(2048), z.regex(/^\w[\w%./-]*\.(?:avif|gif|jpe?g|png|svg|webp)$/i)),
]);
const onePicture = z.union([pictureAddress, z.object({ url: pictureAddress })]);

function toShownPicture(given: z.infer<typeof onePicture> | null | undefined): string | null {
  const address = typeof given === 'object' ? given?.url : given;
  if (address === undefined || address.startsWith('#')) return null;
  return toPicture(/^(https?:|\/)/i.test(address) ? address : `/${address}`);
}

/** An address, or an object that has it as `url`; null where there is none that may be shown. */
export const picture = z.pipe(
  orElse(z.nullish(onePicture), null),
  z.transform((given): string | null => toShownPicture(given)),
);

/** One of the site's icon names, or the address of a picture; empty where there is neither. */
export const icon = z.pipe(
  optionalText,
  z.transform((name) => {
    if (/^(https?:|\/)/i.test(name)) return toPicture(name) ?? '';
    return /^[\w-]+$/.test(name) ? name : '';
  }),
);

/** ISO 8601 instant in UTC. */
export const instant = z.iso.datetime({ offset: true });
export const optionalInstant = orNull(instant);

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

/** As a number or as text; more than a million million is nobody's price. */
const written = z.union([
  z.number().check(z.minimum(0), z.maximum(999_999_999_999)),
  z.string().check(z.regex(/^\d{1,12}(\.\d+)?$/)),
]);

/** What something costs, rounded up; 0 where the service does not say. */
export const price = z.pipe(
  orNull(written),
  z.transform((amount) => Math.ceil(Number(amount ?? 0))),
);

/** The price of what is ordered here and now: without one it is not offered. */
export const orderPrice = z.pipe(
  z.pipe(
    written,
    z.transform((amount) => Math.ceil(Number(amount))),
  ),
  z.int().check(z.positive()),
);

const listNames = new WeakMap<object, string>();

/** The field that a lenient list stands in, by which its elements are noted. */
export const nameList = (list: z.ZodMiniType, name: string): void => {
  listNames.set(list, name);
};

/**
 * A list whose invalid elements are left out, so that one of them does not fail the whole answer; where it is not
 * `isReadable`, it does.
 */
export function lenientList<Shape extends z.ZodMiniType>(
  shape: Shape,
  isReadable: (elements: readonly unknown[]) => boolean = () => true,
  most = Infinity,
) {
  const list = z.pipe(
    z.nullish(z.array(z.unknown()).check(z.refine((elements) => isReadable(elements)))),
    z.transform((items): z.output<Shape>[] =>
      keepValid(shape, items ?? [], { name: listNames.get(list), most }),
    ),
  );
  elementShapes.set(list, shape);
  return list;
}

/**
 * A list that somebody keeps by hand and that a page shows whole. What a service sends beyond a number that nobody
 * keeps by hand is left out, so that its mistake does not make a page of megabytes.
 */
export const shownList = <Shape extends z.ZodMiniType>(shape: Shape, most = 100) =>
  lenientList(shape, undefined, most);

/** Those pictures of a list that may be shown. */
export const pictures = z.pipe(
  shownList(onePicture, 40),
  z.transform((list) => list.flatMap((one) => toShownPicture(one) ?? [])),
);
