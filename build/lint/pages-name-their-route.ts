import { defineRule, type ESTree } from '@oxlint/plugins';
import { toSourcePath } from './source-path.ts';

// Interceptors are not rendered, and the framework always answers an API route per request.
const pageFile = /^pages\/(?!_interceptors\/|_api\/).+\.tsx?$/;
const shared = /^pages\/_(?:root|layout)\.tsx$/;

/** The path that the router gives to a file: `pages/news/index.tsx` is `/news`. */
function toRoutePath(path: string): string {
  return (
    path
      .slice('pages'.length)
      .replace(/\.tsx?$/, '')
      .replace(/\/index$/, '') || '/'
  );
}

function findConfig(body: readonly ESTree.Node[]): ESTree.Expression | null | undefined {
  for (const statement of body) {
    if (statement.type !== 'ExportNamedDeclaration') continue;
    if (statement.declaration?.type !== 'VariableDeclaration') continue;
    for (const { id, init } of statement.declaration.declarations) {
      if (id.type === 'Identifier' && id.name === 'getConfig') return init;
    }
  }
  return undefined;
}

/** The argument of `route('/news')`. */
function toNamedRoute(config: ESTree.Expression | null | undefined): unknown {
  if (config?.type !== 'CallExpression' || config.callee.type !== 'Identifier') return undefined;
  const [argument] = config.arguments;
  return config.callee.name === 'route' && argument?.type === 'Literal'
    ? argument.value
    : undefined;
}

/** The framework would render a page once, in the build's language; and each page has its line in `src/routes.ts`. */
export const pagesNameTheirRoute = defineRule({
  meta: { type: 'problem' },
  create(context) {
    const path = toSourcePath(context.filename);
    if (path === null || !pageFile.test(path) || /\.test\.tsx?$/.test(path)) return {};
    return {
      Program(node) {
        const config = findConfig(node.body);
        const expected = toRoutePath(path);
        if (shared.test(path) ? config : toNamedRoute(config) === expected) return;
        context.report({
          node,
          message: shared.test(path)
            ? 'It says when it is rendered: export const getConfig = perRequest.'
            : `A page names its route: export const getConfig = route('${expected}').`,
        });
      },
    };
  },
});
