// The plan of the house (docs: rooms and floors): imports look down only. Types count as imports here.

const tests = '\\.test\\.tsx?$|^src/operator/testing/';

/** Rooms by floor, from the ground up; those on one floor never import each other. */
const floors = [
  ['domain'],
  ['contracts'],
  ['request', 'i18n', 'db', 'operator'],
  ['services', 'flow', 'ui'],
  ['features'],
  ['pages', 'edge'],
];

/** Texts are chosen by the language of the request, so that one pair of neighbours is ordered. */
const orderedNeighbours = [{ from: 'i18n', to: 'request' }];

const inRooms = (rooms) => `^src/(${rooms.join('|')})/`;

const lookDownOnly = floors.flatMap((rooms, floor) =>
  rooms.map((room) => {
    const above = floors.slice(floor + 1).flat();
    const beside = rooms.filter(
      (other) =>
        other !== room &&
        !orderedNeighbours.some((pair) => pair.from === room && pair.to === other),
    );
    return {
      name: `${room}-looks-down-only`,
      severity: 'error',
      from: { path: inRooms([room]), pathNot: tests },
      to: { path: inRooms([...above, ...beside]) },
    };
  }),
);

/** The rule, with `severity` and the exception of tests written once. */
const forbid = (name, comment, from, to) => ({
  name,
  comment,
  severity: 'error',
  from: { ...from, pathNot: from.pathNot ? `${from.pathNot}|${tests}` : tests },
  to,
});

const flat = '^src/features/([^/]+)/';

const rooms = [
  forbid(
    'domain-imports-nothing',
    'Pure rules: no room, no package, no runtime.',
    { path: '^src/domain/' },
    { pathNot: '^src/domain/' },
  ),
  forbid(
    'contracts-import-domain-only',
    'They are shared by the client and the embedded operator, and hold shapes alone.',
    { path: '^src/contracts/' },
    { pathNot: '^src/(contracts|domain)/|^node_modules/zod/' },
  ),
  forbid(
    'operator-stands-alone',
    'It is a server of its own that may be replaced: it knows the contracts, not the site.',
    { path: '^src/operator/' },
    { path: '^src/', pathNot: '^src/(operator|contracts|domain)/' },
  ),
  forbid(
    'operator-behind-upstream',
    'Whoever calls it directly would not notice when a base address is set.',
    { path: '^src/', pathNot: '^src/(operator/|services/upstream\\.ts$)' },
    { path: '^src/operator/' },
  ),
  forbid(
    'operator-on-demand',
    'It is loaded only when a base address is not set.',
    { path: '^src/services/upstream\\.ts$' },
    { path: '^src/operator/', dynamic: false },
  ),
  forbid(
    'services-see-no-request',
    'A cache key must show every dimension: nothing ambient, so no texts either.',
    { path: '^src/services/' },
    { path: '^src/(request|i18n)/' },
  ),
  forbid(
    'tables-in-few-places',
    'Only db/, a store and the session know tables; a service may run a statement that db/ owns.',
    {
      path: '^src/',
      pathNot: '^src/(db|operator)/|^src/features/[^/]+/store\\.ts$|^src/request/session\\.ts$',
    },
    { path: '^src/db/(client|schema)\\.ts$|^node_modules/drizzle-orm/' },
  ),
  forbid(
    'db-below-few-rooms',
    'Pages, views and actions reach the database through a store.',
    {
      path: '^src/',
      pathNot:
        '^src/(db|services)/|^src/features/[^/]+/store\\.ts$|^src/request/session\\.ts$',
    },
    { path: '^src/db/' },
  ),
  forbid(
    'env-below-few-rooms',
    'Settings and bindings are for the server rooms; a flat holds them in its store.',
    {
      path: '^src/',
      pathNot: '^src/(db|services|request|edge)/|^src/features/[^/]+/store\\.ts$',
    },
    { path: '^src/env\\.ts$' },
  ),
  forbid(
    'platform-behind-env',
    'Settings are checked in one place.',
    { path: '^src/', pathNot: '^src/env\\.ts$' },
    { path: '^cloudflare:' },
  ),
  forbid(
    'framework-behind-its-door',
    'The entry, the door for its names, and the router of islands.',
    { path: '^src/', pathNot: '^src/waku(\\.server)?\\.tsx?$' },
    { path: '^node_modules/waku/', pathNot: '^node_modules/waku/.*router/client\\.' },
  ),
  forbid(
    'client-router-in-islands',
    'Elsewhere a link is an <a>.',
    { path: '^src/', pathNot: '/islands/' },
    { path: '^node_modules/waku/.*router/client\\.' },
  ),
  forbid(
    'one-node-module',
    'Workers run without Node: only its AsyncLocalStorage is switched on.',
    { path: '^src/', pathNot: '^src/request/context\\.ts$' },
    { dependencyTypes: ['core'] },
  ),
];

const flats = [
  forbid(
    'flats-never-meet',
    'Pages let them meet, through slots.',
    { path: flat },
    { path: '^src/features/', pathNot: '^src/features/$1/' },
  ),
  forbid(
    'model-is-pure',
    'Types, tables and pure functions: texts only by a translator that is handed in.',
    { path: `${flat}model\\.ts$` },
    { path: '^src/', pathNot: '^src/(domain|contracts|i18n)/' },
  ),
  forbid(
    'model-and-form-take-types',
    'Islands use both: the browser would load zod with the shapes, and every text.',
    { path: `${flat}(model|form)\\.ts$` },
    {
      path: '^src/(contracts|i18n)/',
      pathNot: '^src/i18n/(localized|format-[a-z]+)\\.ts$',
      dependencyTypesNot: ['type-only'],
    },
  ),
  forbid(
    'form-is-shared',
    'Island and action both use it. Message keys are types.',
    { path: `${flat}form\\.ts$` },
    { path: '^src/', pathNot: '^src/(domain|i18n)/|^src/features/$1/model\\.ts$' },
  ),
  forbid(
    'store-is-data',
    "An area's reads and writes, nothing else.",
    { path: `${flat}store\\.ts$` },
    { path: '^src/', pathNot: '^src/(db|domain)/|^src/env\\.ts$|^src/features/$1/model\\.ts$' },
  ),
  forbid(
    'actions-draw-nothing',
    'They answer with values.',
    { path: `${flat}actions\\.ts$` },
    { path: '^src/ui/|/(views|islands)/' },
  ),
  forbid(
    'islands-are-leaves',
    "Strings by props; of their flat only what is shared: actions, form, model; of ui only its islands and icons' names.",
    { path: `${flat}islands/` },
    {
      path: '^src/',
      pathNot:
        '^src/(domain|ui)/|^src/features/$1/(islands/|(actions|form|model)\\.ts$)',
    },
  ),
];

const hygiene = [
  { name: 'no-circles', severity: 'error', from: {}, to: { circular: true } },
  {
    name: 'no-broken-imports',
    severity: 'error',
    from: {},
    to: { couldNotResolve: true, pathNot: '^(cloudflare|virtual):' },
  },
  forbid(
    'no-development-packages',
    'They are not there in production.',
    { path: '^src/' },
    { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
  ),
  forbid(
    'tests-behind-tests',
    'The product never needs what tests need.',
    { path: '^src/' },
    { path: `${tests}|^tests/` },
  ),
];

export default {
  forbidden: [...lookDownOnly, ...rooms, ...flats, ...hygiene],
  options: {
    doNotFollow: { path: '^node_modules/' },
    exclude: { path: '^src/.*\\.(css|d\\.ts)$' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'default'] },
  },
};
