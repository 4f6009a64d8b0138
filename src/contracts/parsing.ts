import type * as z from 'zod/mini';

/** What the shapes of an answer ask of whoever parses it, and what they tell. */
interface Parsing {
  /** The address under which this site shows a picture; null for one that it must not show. */
  toPicture: (address: string) => string | null;
  /** Elements that were left out, as `3.children.0: nameMn`: where it stood, and the field that was wrong. */
  dropped: string[];
}

const maxNoted = 20;
const maxLength = 100;

// Shapes are parsed synchronously, so nothing else can come between.
let parsing: Parsing = { toPicture: (address) => address, dropped: [] };
const place: string[] = [];

export const toPicture = (address: string): string | null => parsing.toPicture(address);

const toField = ({ issues: [issue] }: z.core.$ZodError) =>
  issue?.path.map(String).join('.') || 'itself';

function note(field: string): void {
  if (parsing.dropped.length < maxNoted) {
    parsing.dropped.push(`${place.join('.')}: ${field}`.slice(0, maxLength));
  }
}

interface Bounds {
  /** The field that the list stands in. */
  name?: string | undefined;
  /** How many are kept; further ones are not looked at. */
  most?: number | undefined;
}

/** The valid ones of a list's elements. Of the others it is noted where they stood, but none of their values. */
export function keepValid<Shape extends z.ZodMiniType>(
  shape: Shape,
  elements: readonly unknown[],
  { name = '', most = Infinity }: Bounds = {},
): z.output<Shape>[] {
  if (name !== '') place.push(name);
  const valid: z.output<Shape>[] = [];
  for (const [i, element] of elements.entries()) {
    place.push(String(i));
    const isTooMany = valid.length === most;
    const parsed = isTooMany ? null : shape.safeParse(element);
    if (parsed?.success) valid.push(parsed.data);
    else note(parsed ? toField(parsed.error) : 'and all after it, too many');
    place.pop();
    if (isTooMany) break;
  }
  if (name !== '') place.pop();
  return valid;
}

/** Parses, and says which elements were left out on the way. */
export function parseNoting<T>(
  parse: () => T,
  given: Partial<Pick<Parsing, 'toPicture'>> = {},
): { value: T; dropped: readonly string[] } {
  const outer = parsing;
  const dropped: string[] = [];
  parsing = { toPicture: (address) => address, ...given, dropped };
  place.length = 0;
  try {
    return { value: parse(), dropped };
  } finally {
    parsing = outer;
    place.length = 0;
  }
}
