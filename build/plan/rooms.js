import { forbid } from './forbid.js';

/** What each room may know of the others, and of the platform. */
export const rooms = [
  forbid(
    'lib-imports-nothing',
    'The lowest layer: no other layer, no package, no runtime.',
    { path: '^src/lib/' },
    { pathNot: '^src/lib/' },
  ),
  forbid(
    'domain-imports-nothing',
    'Pure rules: no other folder, no package, no runtime; of the routes only which there are.',
    { path: '^src/(domain/|routes\\.ts$)' },
    { pathNot: '^src/(domain/|routes\\.ts$)' },
  ),
  forbid(
    'contracts-import-domain-only',
    'They are shared by the client and the embedded operator, and hold shapes alone.',
    { path: '^src/contracts/' },
    { pathNot: '^src/(contracts|domain)/|^node_modules/zod/' },
  ),
  forbid(
    'fields-import-domain-only',
    'What forms of several flats ask for: the browser may load it, so no contracts.',
    { path: '^src/fields/' },
    { pathNot: '^src/(fields|domain)/|^node_modules/valibot/' },
  ),
  forbid(
    'dan-holds-the-result',
    'Whether this session was verified: nothing of how, so no provider and no texts.',
    { path: '^src/dan/' },
    { path: '^src/', pathNot: '^src/(dan|db|domain|request)/|^src/(routes|env)\\.ts$' },
  ),
  forbid(
    'operator-stands-alone',
    'It is a worker of its own that may be replaced: it knows the contracts, not the site.',
    { path: '^operator/' },
    {
      path: '^(src|locales|build|scripts|tests|bench|prove)/',
      pathNot: '^src/(contracts|domain)/',
    },
  ),
  forbid(
    'operator-over-http-only',
    'The site asks it as it asks the real services: nothing of it is in the site, not even a type.',
    { path: '^src/' },
    { path: '^operator/' },
  ),
  forbid(
    'services-see-no-request',
    'A cache key must show every dimension: nothing ambient, so no texts either.',
    { path: '^src/services/' },
    { path: '^src/(request|i18n)/' },
  ),
  forbid(
    'tan-sees-no-request',
    'Who asks, from where and what for is handed in, so that every cap can be tested alone.',
    { path: '^src/tan/' },
    { path: '^src/(request|i18n)/' },
  ),
  forbid(
    'schema-gives-types',
    'The worker is deployed without the library that the tables are described with.',
    { path: '^src/', pathNot: '^src/db/(cart-)?schema\\.ts$' },
    {
      path: '^src/db/(cart-)?schema\\.ts$|^node_modules/drizzle-orm/',
      dependencyTypesNot: ['type-only'],
    },
  ),
  forbid(
    'db-below-few-rooms',
    'Pages, views and actions reach the database through a store.',
    {
      path: '^src/',
      pathNot:
        '^src/(db|services|tan|jobs)/|^src/(features/[^/]+|dan)/(store|statements)\\.ts$|^src/request/session\\.ts$',
    },
    { path: '^src/db/' },
  ),
  forbid(
    'env-below-few-rooms',
    'Settings and bindings are for the server rooms; a flat holds them in its store.',
    {
      path: '^src/',
      pathNot: '^src/(db|services|request|tan|edge|jobs)/|^src/(features/[^/]+|dan)/store\\.ts$',
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
    'Elsewhere a link is an <a>; the intent script only fetches it beforehand.',
    { path: '^src/', pathNot: '/islands/|^src/waku\\.intent\\.ts$' },
    { path: '^node_modules/waku/.*router/client\\.' },
  ),
  forbid(
    'one-node-module',
    'Workers run without Node: only its AsyncLocalStorage is switched on.',
    { path: '^src/', pathNot: '^src/request/context\\.ts$' },
    { dependencyTypes: ['core'] },
  ),
];
