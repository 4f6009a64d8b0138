/**
 * The only writer of the log. An event is one line of JSON with the fields listed here and no others. No field takes
 * what a visitor sent, nor the text of an error, which may contain it.
 */

/** Text fields, each with its maximum length. */
const textFields = {
  requestId: 64,
  /** A fixed text of this site, such as those that the specification requires; long enough for all wrong settings. */
  message: 2000,
  method: 16,
  /** The path of an address, without its query. */
  path: 120,
  /** Of another site. */
  host: 100,
  service: 32,
  /** A contract's path with its parameters unfilled, since they may be personal. */
  call: 120,
  /** Names of a contract's fields, and where they stood in an answer. */
  fields: 400,
  /** The name of a form, or of a topic of the outbox. */
  form: 64,
  topic: 32,
  /** One of several known outcomes. */
  kind: 64,
} as const;

const numberFields = [
  'status',
  'ms',
  /** How many parts of an answer were left out because they broke the contract. */
  'dropped',
  /** How many rows or items an event is about. */
  'count',
  /** Of money, in MNT. */
  'amount',
] as const;

export type LogFields = { [Name in keyof typeof textFields]?: string | undefined } & {
  [Name in (typeof numberFields)[number]]?: number | undefined;
} & {
  /** What was thrown: its class and its place are logged as `error` and `at`, its message never is. */
  cause?: unknown;
};

/** Masks long runs of digits, which may be a subscriber's number, and long words, which may be a token. */
function maskPath(path: string): string {
  return path
    .replace(/[\w-]{40,}/g, '#')
    .replace(/\d{5,}/g, '#')
    .replace(/[^\w\-./#]/g, '?');
}

/** Removes line ends, so that no value can forge a line, also where a log viewer unescapes it. */
function toText(value: string, maxLength: number): string {
  return value.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').slice(0, maxLength);
}

/** `name file:line:column` of the first place that a stack names. */
function toPlace(stack: string): string | undefined {
  const [, name, place] =
    /\bat (?:async )?(?:([\w$.]{1,60}) \()?[^()\s]*?([\w$-]{1,60}\.js:\d+:\d+)/.exec(stack) ?? [];
  return place && (name ? `${name} ${place}` : place);
}

/** The class and the place of an error, also of one that is given as a text. */
function describeCause(causes: readonly unknown[]): { error: string; at: string | undefined } {
  const text = causes
    .map((cause) => (cause instanceof Error ? (cause.stack ?? cause.name) : String(cause)))
    .join(' ')
    .replace(/^[^:]*: (?=\w*Error\b)/, '');
  const [first] = causes;
  const name = first instanceof Error ? first.name : /^\w*Error\b/.exec(text)?.[0];
  return { error: name && /^\w{1,60}$/.test(name) ? name : 'unknown', at: toPlace(text) };
}

let findRequestId: () => string | undefined = () => undefined;

/** Called at start, because this layer may not import `#request`: every line written during a request names its id. */
export function setRequestIdSource(source: () => string | undefined): void {
  findRequestId = source;
}

function toLine(event: string, fields: LogFields, causes: readonly unknown[]): string {
  const line: Record<string, unknown> = { event: toText(event, 64), requestId: findRequestId() };
  for (const [name, maxLength] of Object.entries(textFields)) {
    const value: unknown = Reflect.get(fields, name);
    if (typeof value !== 'string') continue;
    line[name] = toText(name === 'path' || name === 'host' ? maskPath(value) : value, maxLength);
  }
  for (const name of numberFields) {
    if (Number.isFinite(fields[name])) line[name] = fields[name];
  }
  return JSON.stringify(causes.length > 0 ? { ...line, ...describeCause(causes) } : line);
}

let sink: Pick<Console, 'log' | 'warn' | 'error'> = console;

/** In development the whole error is written after the line. */
function write(level: 'log' | 'warn' | 'error', event: string, fields: LogFields): void {
  const causes = 'cause' in fields ? [fields.cause] : [];
  const line = toLine(event, fields, causes);
  sink[level](line, ...(import.meta.env.DEV ? causes : []));
}

export const log = {
  info: (event: string, fields: LogFields = {}) => write('log', event, fields),
  warn: (event: string, fields: LogFields = {}) => write('warn', event, fields),
  error: (event: string, fields: LogFields = {}) => write('error', event, fields),
};

/**
 * The framework and the runtime log errors with their messages, which may contain what a visitor sent, and have no
 * option against it. After this call, whatever others write is reduced to the class and the place of an error.
 */
export function takeOverConsole(): void {
  const own = {
    log: console.log.bind(console),
    warn: console.warn.bind(console),
    error: console.error.bind(console),
  };
  sink = own;
  const replace = (name: 'debug' | 'info' | 'log' | 'warn' | 'error', level: keyof typeof own) => {
    console[name] = (...parts: unknown[]) => own[level](toLine('trouble', {}, parts));
  };
  replace('debug', 'log');
  replace('info', 'log');
  replace('log', 'log');
  replace('warn', 'warn');
  replace('error', 'error');
}
