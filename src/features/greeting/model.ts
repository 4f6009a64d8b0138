/** The cards, in the order in which they are offered. Their pictures come from `scripts/greetings`. */
export const greetingTemplates = [
  { id: 'sunrise', occasion: 'whiteMonth', tone: 'accent' },
  { id: 'khadag', occasion: 'whiteMonth', tone: 'primary' },
  { id: 'boov', occasion: 'whiteMonth', tone: 'danger' },
  { id: 'fireworks', occasion: 'newYear', tone: 'primary' },
  { id: 'ger', occasion: 'newYear', tone: 'info' },
  { id: 'tree', occasion: 'newYear', tone: 'success' },
] as const;
export type GreetingTemplate = (typeof greetingTemplates)[number]['id'];
export type GreetingTone = (typeof greetingTemplates)[number]['tone'];

export const greetingLimits = { name: 40, message: 240, lines: 8 } as const;

export interface Greeting {
  template: GreetingTemplate;
  to: string;
  from: string;
  message: string;
}

export const findTemplate = (id: string | undefined) =>
  greetingTemplates.find((one) => one.id === id);

export const toPicture = (template: GreetingTemplate): string =>
  `/pictures/greeting-${template}.svg`;

export const reportReasons = ['insult', 'fraud', 'privacy', 'other'] as const;
export type ReportReason = (typeof reportReasons)[number];

const dayMs = 24 * 60 * 60_000;
/** A greeting is for its season: after that its link shows nothing any more. */
export const greetingDays = 90;
export const greetingMs = greetingDays * dayMs;

/** From December until the end of March, by a date in Ulaanbaatar: both new years are in it. */
export const isInSeason = (date: string): boolean =>
  [12, 1, 2, 3].includes(Number(date.slice(5, 7)));

/** The card that stands for an occasion. */
export const firstOf = { newYear: 'fireworks', whiteMonth: 'sunrise' } as const;

/** Which new year comes next, by a date in Ulaanbaatar: the western one until a week after it, else the white month. */
export const toNextOccasion = (date: string): 'newYear' | 'whiteMonth' =>
  date.slice(5) < '01-08' || date.slice(5) >= '04-01' ? 'newYear' : 'whiteMonth';

const latin = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ#$%&*+/<=>@[\\]^_`{';
const cyrillic = 'абвгдеёжзийклмноөпрстуүфхцчшщъыьэюяАБВГДЕЁЖЗИЙКЛМНОӨПРСТУҮФХЦЧШЩЪЫЬЭЮЯ';
const swapped = new Map(
  [...cyrillic].flatMap((letter, at): [string, string][] => {
    const other = latin[at] ?? letter;
    return [
      [letter, other],
      [other, letter],
    ];
  }),
);

/**
 * Exchanges Cyrillic letters with as many of ASCII, so that Mongolian takes one byte a letter: the link is half as long,
 * and its QR code can be read from a kiosk's screen. Done twice it is the text again.
 */
export const swapLetters = (text: string): string =>
  [...text].map((letter) => swapped.get(letter) ?? letter).join('');

/** No typed text has it, because forms drop control characters. */
const separator = '\u001F';

/** What is sealed in a link: the card, the day, and the three texts. */
export const toLinkText = ({ template, to, from, message }: Greeting, now: number): string =>
  [template, Math.floor(now / dayMs).toString(36), ...[to, from, message].map(swapLetters)].join(
    separator,
  );

/** Null where it is none, or its time is over. */
export function readLinkText(text: string, now: number): Greeting | null {
  const [id, made = '', ...texts] = text.split(separator);
  const template = findTemplate(id)?.id;
  const madeAt = Number.parseInt(made, 36) * dayMs;
  const isAlive = madeAt <= now && now < madeAt + greetingMs;
  if (!template || !isAlive || texts.length !== 3) return null;
  const [to = '', from = '', message = ''] = texts.map(swapLetters);
  return { template, to, from, message };
}
