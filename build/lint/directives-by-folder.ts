import { defineRule, type ESTree } from '@oxlint/plugins';
import { toSourcePath } from './source-path.ts';

const actionsFile = /^(features|flow)\/[^/]+\/actions\.ts$/;
const islandFile = /(^|\/)islands\/[^/]+\.tsx?$/;
const testFile = /\.test\.tsx?$/;

/** Every 'use server' export is a public address, so they all stand in files of one name. */
export const directivesByFolder = defineRule({
  meta: { type: 'problem' },
  create(context) {
    const path = toSourcePath(context.filename);
    if (path === null) return {};
    const mayServe = actionsFile.test(path);
    const mayHydrate = islandFile.test(path);

    const refuse = (node: ESTree.Node, message: string) => context.report({ node, message });
    const check = (body: readonly ESTree.Node[], inModule: boolean) => {
      const found = new Set<string>();
      for (const node of body) {
        if (node.type !== 'ExpressionStatement') break;
        const { expression } = node;
        if (expression.type !== 'Literal' || typeof expression.value !== 'string') break;
        found.add(expression.value);
        if (expression.value === 'use server' && !(mayServe && inModule)) {
          refuse(
            node,
            "'use server' stands only at the top of an actions.ts of a feature or a flow.",
          );
        }
        if (expression.value === 'use client' && !(mayHydrate && inModule)) {
          refuse(node, "'use client' stands only at the top of a file under islands/.");
        }
      }
      return found;
    };

    return {
      Program(node) {
        const found = check(node.body, true);
        if (mayServe && !found.has('use server')) {
          refuse(node, "An actions.ts begins with 'use server'.");
        }
        if (
          mayHydrate &&
          path.endsWith('.tsx') &&
          !testFile.test(path) &&
          !found.has('use client')
        ) {
          refuse(node, "An island begins with 'use client'.");
        }
      },
      BlockStatement(node) {
        check(node.body, false);
      },
    };
  },
});
