/** A part of a route's path, as Waku stores it: `name` stands in the address, or names what stands there. */
interface Part {
  type: 'literal' | 'group' | 'wildcard';
  name?: string;
}

/** What Waku's build has stored for its router: JSON by name. */
export type RouterMetadata = ReadonlyMap<string, string>;

const toPath = (parts: readonly Part[]): string =>
  `/${parts.map(({ type, name }) => (type === 'literal' ? name : `[${name}]`)).join('/')}`;

const parse = (metadata: RouterMetadata, name: string): unknown => {
  const json = metadata.get(name);
  if (json === undefined) throw new Error(`Waku's build has stored no ${name}`);
  return JSON.parse(json);
};

/** Of the routes that Waku's router reads at the first request those that `isKept`, by their path: `/news/[id]`. */
export function keepRoutes(
  metadata: RouterMetadata,
  isKept: (path: string) => boolean,
): Map<string, string> {
  const [configs, cached] = ['defineRouter:serializableConfigs', 'defineRouter:cachedElements'];
  const kept = (parse(metadata, configs) as { path: Part[] }[]).filter(({ path }) =>
    isKept(toPath(path)),
  );
  const elements = new Set(kept.map(({ path }) => `pathSpec/${JSON.stringify(path)}`));
  const ofKept = Object.entries(parse(metadata, cached) as object).filter(
    ([name]) => !name.startsWith('pathSpec/') || elements.has(name),
  );
  return new Map([
    ...metadata,
    [configs, JSON.stringify(kept)],
    [cached, JSON.stringify(Object.fromEntries(ofKept))],
  ]);
}
