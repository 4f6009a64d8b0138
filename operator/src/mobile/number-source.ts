export interface NumberQuery {
  prefix: string;
  /** Eight places: digits, and `_` for any. */
  mask: string;
  contains: string;
  ending: string;
  class: string;
  without: string;
  sortBy: 'number' | 'priceAsc' | 'priceDesc';
  cursor: string;
  size: number;
}

/** The digits with which a mask begins and ends, and its longest run of digits. */
export function readMask(mask: string): { prefix: string; ending: string; contains: string } {
  const runs = mask.split('_').toSorted((one, other) => other.length - one.length);
  return {
    prefix: /^\d*/.exec(mask)?.[0] ?? '',
    ending: /\d*$/.exec(mask)?.[0] ?? '',
    contains: runs[0] ?? '',
  };
}

export const longer = (one: string, other: string) => (other.length > one.length ? other : one);

interface Source {
  /** The table or index that is read, in the order of the numbers. */
  from: string;
  where: string[];
  values: (string | number)[];
}

/** The index that leaves the fewest rows: contains, ending, class, else the numbers themselves from the prefix on. */
export function toSource(query: NumberQuery, price: number | null): Source {
  const ofMask = readMask(query.mask);
  const ending = longer(query.ending, ofMask.ending);
  const contains = longer(query.contains, ofMask.contains);
  if (ending.length >= 4) {
    return {
      from: 'phone_number INDEXED BY phone_number_end4',
      where: ['isdn % 10000 = ?'],
      values: [Number(ending.slice(-4))],
    };
  }
  if (ending.length === 3) {
    return {
      from: 'phone_number INDEXED BY phone_number_end3',
      where: ['isdn % 1000 = ?'],
      values: [Number(ending)],
    };
  }
  const prefix = longer(query.prefix, ofMask.prefix);
  if (contains.length >= 3 && prefix.length < 5) {
    const parts = Array.from({ length: contains.length - 2 }, (_, at) =>
      contains.slice(at, at + 3),
    );
    return {
      from: 'phone_number_part JOIN phone_number ON isdn = phone_number_part.rowid',
      where: ['phone_number_part MATCH ?'],
      values: [parts.map((part) => `"${part}"`).join(' AND ')],
    };
  }
  if (query.class !== '') {
    return {
      from: 'phone_number INDEXED BY phone_number_class',
      where: ['class = ?'],
      values: [query.class],
    };
  }
  if (price !== null) {
    return {
      from: 'phone_number INDEXED BY phone_number_price',
      where: ['price = ?'],
      values: [price],
    };
  }
  return { from: 'phone_number', where: [], values: [] };
}

/** The range of the numbers that begin so. */
export function toRange(prefix: string): [from: number, to: number] {
  return [Number(prefix.padEnd(8, '0')), Number(prefix.padEnd(8, '9'))];
}
