import { featureRules } from './build/layers/features.js';
import { importDownOnly } from './build/layers/layers.js';
import { forbid, tests } from './build/layers/forbid.js';
import { folderRules } from './build/layers/folders.js';

// Imports look down only. Types count as imports here.

const hygiene = [
  { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
  {
    name: 'no-broken-imports',
    severity: 'error',
    from: {},
    // The style sheet comes with the build.
    to: { couldNotResolve: true, pathNot: '^(cloudflare|virtual):|\\.gen\\.(css|svg)' },
  },
  forbid(
    'no-development-packages',
    'They are not there in production.',
    { path: '^(src|operator)/' },
    { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
  ),
  forbid(
    'tests-behind-tests',
    'The product never needs what tests need.',
    { path: '^(src|operator)/' },
    { path: `${tests}|^tests/` },
  ),
];

export default {
  forbidden: [...importDownOnly, ...folderRules, ...featureRules, ...hygiene],
  options: {
    doNotFollow: { path: '^node_modules/' },
    exclude: { path: '^src/.*\\.(css|d\\.ts)$|/\\.wrangler/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'default'] },
  },
};
