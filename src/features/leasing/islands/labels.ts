/** The calculator's texts; placeholders are written `{name}`, since an island fills them in itself. */
export type CalculatorLabels = Readonly<
  Record<
    | 'price'
    | 'priceHint'
    | 'slider'
    | 'wrongPrice'
    | 'prepay'
    | 'percent'
    | 'months'
    | 'count'
    | 'calculate'
    | 'monthly'
    | 'times'
    | 'last'
    | 'now'
    | 'nowFirst'
    | 'total'
    | 'interest'
    | 'noInterest'
    | 'plot'
    | 'words'
    | 'wordsShort'
    | 'today'
    | 'each'
    | 'begin'
    | 'beginText',
    string
  >
>;

export const fill = (template: string, values: Readonly<Record<string, string>>): string =>
  template.replaceAll(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');
