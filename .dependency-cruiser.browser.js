// What reaches the browser, directly or by way of others. Types are gone by then, and so are the bodies of actions:
// an island holds only their addresses.

const serverFolders =
  '^src/(services|db|request|edge|pages|jobs)/|^src/env\\.ts$|^src/waku\\.(server\\.tsx|ts)$';

export default {
  forbidden: [
    {
      name: 'islands-reach-no-server',
      comment: 'What an island imports is public, and every visitor downloads it.',
      severity: 'error',
      from: { path: '/islands/|^src/browser/', pathNot: '\\.test\\.tsx?$' },
      to: { path: serverFolders, reachable: true },
    },
    {
      name: 'islands-carry-no-texts',
      comment:
        "Both languages' texts, and shapes that only servers check: an island gets strings by props.",
      severity: 'error',
      from: { path: '/islands/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^locales/|^src/contracts/|^node_modules/zod/', reachable: true },
    },
  ],
  options: {
    doNotFollow: { path: '^node_modules/' },
    exclude: { path: '^src/.*\\.(css|d\\.ts)$|^src/(?:features|flow)/[^/]+/actions\\.ts$' },
    tsPreCompilationDeps: false,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'default'] },
  },
};
