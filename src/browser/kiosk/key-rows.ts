/** What a key types, or what else it does. */
export type Key =
  | { types: string }
  | { does: 'shift' | 'delete' | 'space' | 'symbols' | 'letters' | 'other' | 'line' | 'done' };

export const layouts = ['mn', 'en', 'symbols', 'pad'] as const;
export type Layout = (typeof layouts)[number];

const digits = '1234567890';

/** The rows of letters; the Mongolian ones in the order of the country's standard keyboard. */
const letters: Readonly<Record<Exclude<Layout, 'pad'>, readonly string[]>> = {
  mn: ['фцужэнгшүзкъ', 'йыбөахролдпе', 'ячёсмитьвющ'],
  en: ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'],
  symbols: ['!?.,:;-_()', '@#№%&+=/*₮', '"\'«»$€[]'],
};

const toKeys = (row: string): Key[] => Array.from(row, (types) => ({ types }));
const does = (...what: Extract<Key, { does: string }>['does'][]): Key[] =>
  what.map((one) => ({ does: one }));

interface Field {
  isMultiline: boolean;
  isEmail: boolean;
}

/** The keys of a layout, row by row. */
export function toRows(layout: Layout, { isMultiline, isEmail }: Field): Key[][] {
  if (layout === 'pad') {
    return [
      toKeys('123'),
      toKeys('456'),
      toKeys('789'),
      [...does('delete'), ...toKeys('0'), ...does('done')],
    ];
  }
  const [first = '', second = '', third = ''] = letters[layout];
  const isSymbols = layout === 'symbols';
  return [
    toKeys(digits),
    toKeys(first),
    toKeys(second),
    [...(isSymbols ? [] : does('shift')), ...toKeys(third), ...does('delete')],
    [
      ...does(isSymbols ? 'letters' : 'symbols'),
      ...(isSymbols ? [] : does('other')),
      ...toKeys(isEmail ? '@' : ','),
      ...does('space'),
      ...toKeys('.'),
      ...does(...(isMultiline ? (['line', 'done'] as const) : (['done'] as const))),
    ],
  ];
}
