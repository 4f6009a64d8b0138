/** A place in a framework's file, and what stands there instead. */
export interface Place {
  /** Text that occurs exactly once in the file. */
  from: string;
  to: string;
}

/** The end of a file's path, and what is replaced in it. */
export type Places = Readonly<Record<string, readonly Place[]>>;

/** @throws when a place is not there exactly once: the framework's file changed. */
export function replacePlaces(file: string, code: string, places: readonly Place[]): string {
  return places.reduce((changed, { from, to }) => {
    const parts = changed.split(from);
    if (parts.length !== 2) {
      throw new Error(
        `${file} changed: expected one "${from}", found ${parts.length - 1}. ` +
          'See docs/decisions/030-html-in-one-pass.md, "An upgrade".',
      );
    }
    return parts.join(to);
  }, code);
}

/** What a Vite plugin's `transform` returns: undefined for other files. */
export function replaceIn(places: Places, code: string, id: string) {
  const [file, replaced] = Object.entries(places).find(([end]) => id.endsWith(`/${end}`)) ?? [];
  if (!file || !replaced) return undefined;
  return { file, code: replacePlaces(file, code, replaced), map: null };
}
