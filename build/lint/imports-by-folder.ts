import { posix } from 'node:path';
import { defineRule, type ESTree } from '@oxlint/plugins';
import { toSourcePath, toFolder } from './source-path.ts';

function findFault(path: string, target: string): string | null {
  const folder = toFolder(path);
  if (/^[.#]/.test(target) && !/\.\w+(\?\w+)?$/.test(target))
    return 'An import ends in .ts or .tsx.';
  if (target.startsWith('#') && path.includes('/') && toFolder(target.slice(1)) === folder) {
    return 'Inside a folder an import is relative.';
  }
  if (!target.startsWith('../')) return null;
  const reached = posix.join(posix.dirname(path), target);
  if (reached.startsWith('../') || toFolder(reached) === folder) return null;
  return `Out of a folder an import is written #${reached}.`;
}

/** An import shows whether it leaves its folder: `#folder/file.ts` out of it, a relative path inside. */
export const importsByFolder = defineRule({
  meta: { type: 'suggestion' },
  create(context) {
    const path = toSourcePath(context.filename);
    if (path === null) return {};
    const check = (source: ESTree.Node | null) => {
      if (source?.type !== 'Literal' || typeof source.value !== 'string') return;
      const message = findFault(path, source.value);
      if (message) context.report({ node: source, message });
    };
    return {
      ImportDeclaration: (node) => check(node.source),
      ImportExpression: (node) => check(node.source),
      ExportNamedDeclaration: (node) => check(node.source),
      ExportAllDeclaration(node) {
        context.report({ node, message: 'No barrels: export by name, where the thing is.' });
      },
    };
  },
});
