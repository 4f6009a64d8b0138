import { defineRule, type ESTree } from '@oxlint/plugins';
import { toSourcePath } from './source-path.ts';

const nameOf = ({ imported }: ESTree.ImportSpecifier): string =>
  imported.type === 'Literal' ? imported.value : imported.name;

/**
 * A server component is rendered by two renderers, for the page and for its payload: only in islands do hooks do the
 * same in both. An id of `useId` would differ, and React says nothing of it in production.
 */
export const hooksInIslands = defineRule({
  meta: { type: 'problem' },
  create(context) {
    const path = toSourcePath(context.filename);
    if (path === null || /\/islands\/|^browser\/|\.test\.tsx?$/.test(path)) return {};
    return {
      ImportDeclaration(node) {
        if (node.importKind === 'type') return;
        if (node.source.value === 'react-dom') {
          context.report({ node, message: 'react-dom is for islands: render a <link> instead.' });
        }
        if (node.source.value !== 'react') return;
        for (const specifier of node.specifiers) {
          if (specifier.type === 'ImportSpecifier' && specifier.importKind === 'type') continue;
          const name = specifier.type === 'ImportSpecifier' ? nameOf(specifier) : '*';
          if (!/^(use|cache|\*)/.test(name)) continue;
          context.report({ node: specifier, message: `${name} of React is for islands.` });
        }
      },
    };
  },
});
