export interface TextTree {
  readonly [name: string]: string | TextTree;
}

/** A key, or its beginning where a name of the code's own follows. */
const literal = /["'`]([a-z]\w*(?:\.\w+)+\.?|[a-z]\w*\.)(?=["'`]|\$\{)/gi;

/** What `code` says that may be a text's key, or the beginning of some. */
export const readKeys = (code: string): Set<string> =>
  new Set([...code.matchAll(literal)].map(([, key = '']) => key.replace(/\.$/, '')));

/** Of `texts` those that `keys` name, or a part of whose names they are; and what is said of one beside what is said of several. */
export function keepTexts(texts: TextTree, keys: ReadonlySet<string>, path = ''): TextTree {
  const kept: Record<string, string | TextTree> = {};
  for (const [name, text] of Object.entries(texts)) {
    const key = path === '' ? name : `${path}.${name}`;
    // A name of one word could be any word of the code.
    const isOneWord = path === '' && typeof text === 'string';
    if (isOneWord || keys.has(key) || keys.has(key.replace(/One$/, ''))) {
      kept[name] = text;
    } else if (typeof text !== 'string') {
      const some = keepTexts(text, keys, key);
      if (Object.keys(some).length > 0) kept[name] = some;
    }
  }
  return kept;
}
