/** When rows end by themselves. */
export interface Ending {
  /** The column that the time counts from. */
  from: string;
  ms: number;
  /** SQL: which rows, where not all. */
  only?: string;
}

type Parent = 'session' | 'visitor' | 'cart' | 'draft';

/** What is known of one table, for everything that keeps, shows or deletes what is somebody's. */
export interface Line {
  /** The columns of its primary key. */
  key: string;
  /** Left out, rows end with those of another table, or never. */
  ends?: readonly [Ending, ...Ending[]];
  /** Rows go with a row of these tables, by these columns. */
  endsWith?: Readonly<Partial<Record<Parent, string>>>;
  /** SQL: which rows are a person's, by the names of `PersonIds`; left out where rows say nothing of anybody. */
  of?: string;
  /**
   * What becomes of a person's rows when the person has them deleted. `gone`, if left out: at once. `unnamed`: when nothing is open
   * any more, they stay without anything that says whose they are. `stays`: they end by themselves.
   */
  onDeletion?: 'gone' | 'unnamed' | 'stays';
  /** What a page calls it; left out where it is part of another one. */
  part?: Part;
  /** SQL: how many things a row is, where not one. */
  counts?: string;
  /** Holds JSON or a text, sealed. */
  sealed?: string;
  /** SQL: the rows whose sealed part a copy opens, where not all: a browser may have been in other hands before. */
  own?: string;
  /** The same of rows that only a browser is known of: those whose sealed part names this phone, or none. */
  ownPhone?: true;
  /** Columns that no copy of one's data holds: they open something, or name another's. */
  secret?: readonly string[];
}

export const parts = [
  'visit',
  'consent',
  'cart',
  'draft',
  'rating',
  'recipient',
  'home',
  'shift',
  'leasing',
  'tradeIn',
  'watch',
  'stars',
  'order',
  'return',
  'purchase',
  'sim',
  'payment',
  'receipt',
  'log',
] as const;
/** What somebody's data is called on a page. */
export type Part = (typeof parts)[number];

/** How many rows of each part are somebody's. */
export type Counts = Partial<Record<Part, number>>;

/** The log of one's own acts may grow between a document and its payload. */
export const toRevision = (counts: Counts): string => `data ${Object.entries(counts).join(' ')}`;

/** By what rows are found to be somebody's. The lists are JSON. */
export interface PersonIds {
  isdn: string;
  /** From when on what was done with the number is its holder's. */
  since: number;
  visitors: string;
  /** The carts of this browser. */
  carts: string;
  /** The keyed hash of the number with which orders were made that nobody signed in for. */
  phone: string;
  /** Answers to the question how easy it was. */
  efforts: string;
}

/** What stays of something that was sold. */
export interface Kept {
  /** What payments call it. */
  kind: string;
  /** SQL: what its columns say of nobody. */
  unname: string;
  /** What stays of its sealed part. */
  keep: (part: never) => unknown;
  /** What goes with its name, by table and column: codes that were bought, and what was said. */
  gone: readonly (readonly [table: string, column: string])[];
}

/** Something that runs until it is closed. Then it stays for the accounts, without its buyer, or goes. */
export interface Closable {
  table: string;
  /** SQL: something is still to be done, so that nothing may be lost. */
  isOpen: string;
  /** SQL: nothing came of it, so that nothing has to stay. */
  isNothing: string;
  /** Left out where nothing ever stays. */
  kept?: Kept;
}

export type Retention = Readonly<Record<string, Line>>;

/** What is put together above the features, and handed in. */
export interface Known {
  retention: Retention;
  closables: readonly Closable[];
}

/** Whether a person's rows of a table go as soon as the person wants them deleted. */
export const goesAtOnce = ({ of, onDeletion = 'gone' }: Line): boolean =>
  of !== undefined && onDeletion === 'gone';

/** What a visitor whose rows lost their name is called: no id, and no empty text that a condition could find. */
export const nobody = '-';
