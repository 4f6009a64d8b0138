/** `name file:line:column` of the first place named in a stack. */
function toPlace(text: string): string | undefined {
  const [, name, place] =
    /\bat (?:async )?(?:([\w$.]{1,60}) \()?[^()\s]*?([\w$-]{1,60}\.js:\d+:\d+)/.exec(text) ?? [];
  return place && (name ? `${name} ${place}` : place);
}

/** What may be told of an error: its kind and where it happened. Its message may hold what a visitor sent. */
function toTrouble(parts: readonly unknown[]): string {
  const text = parts
    .map((part) => (part instanceof Error ? (part.stack ?? part.name) : String(part)))
    .join(' ')
    .replace(/^[^:]*: (?=\w*Error\b)/, '');
  const error = /^\w*Error\b/.exec(text)?.[0] ?? 'unknown';
  const at = toPlace(text);
  return JSON.stringify({ event: 'trouble', error, ...(at ? { at } : {}) });
}

/**
 * The framework and the runtime write errors out with their messages, and offer no way to be told not to. Lines
 * of this site are JSON, made of allow-lists; every other warning is reduced to one of them.
 */
export function quietConsole(): void {
  for (const level of ['warn', 'error'] as const) {
    const write = console[level].bind(console);
    console[level] = (...parts: unknown[]) => {
      const [line] = parts;
      write(
        parts.length === 1 && typeof line === 'string' && line.startsWith('{')
          ? line
          : toTrouble(parts),
      );
    };
  }
}
