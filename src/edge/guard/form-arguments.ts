// React's references for `undefined`, for the form itself, and for a text that begins with a dollar.
const allowedReference = /^\$(?:\$|undefined$|K[\da-f]+$)/;

/**
 * True for a list of plain values, as the forms of this site send it. The framework's format knows much more:
 * references to functions by name, promises, streams and cycles. No action takes any of these, so none
 * reaches the decoder.
 */
export function isPlainList(text: FormDataEntryValue | null): boolean {
  if (typeof text !== 'string') return false;
  try {
    const list: unknown = JSON.parse(text, (_key, value: unknown) => {
      if (typeof value === 'string' && value.startsWith('$') && !allowedReference.test(value)) {
        throw new Error('This reference is not for forms.');
      }
      return value;
    });
    return Array.isArray(list);
  } catch {
    return false;
  }
}

/** True when a call by script has plain arguments: a list as text, or as field `0` beside the fields of a form. */
export async function hasFormArguments(request: Request, type: string): Promise<boolean> {
  if (!type.startsWith('multipart/form-data')) return isPlainList(await request.text());
  const form = await request.formData().catch(() => null);
  if (!form || form.getAll('0').length !== 1 || !isPlainList(form.get('0'))) return false;
  return [...form.keys()].every((key) => key === '0' || /^_[\da-f]+_/.test(key));
}

/**
 * The `file#name` of the action that a form without scripts calls; null when its fields are not exactly those that
 * React renders: an id alone, or a reference with the id in part 0 and the list of arguments in part 1.
 */
export function readFormAction(form: FormData): string | null {
  const keys = [...form.keys()].filter(
    (key) => key.startsWith('$ACTION_') && key !== '$ACTION_KEY',
  );
  const alone = keys.length === 1 ? /^\$ACTION_ID_(.+)$/.exec(keys[0] ?? '')?.[1] : undefined;
  if (alone) return alone;
  const part = keys
    .map((key) => /^\$ACTION_REF_(\d+)$/.exec(key)?.[1])
    .find((found) => found !== undefined);
  if (part === undefined || keys.length !== 3) return null;
  const id = form.get(`$ACTION_${part}:0`);
  if (typeof id !== 'string' || !isPlainList(form.get(`$ACTION_${part}:1`))) return null;
  return /^\{"id":"([\w-]+#[\w$]+)","bound":"\$@1"\}$/.exec(id)?.[1] ?? null;
}
