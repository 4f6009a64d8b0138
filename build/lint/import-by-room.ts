import { posix } from 'node:path';
import { defineRule, type ESTree } from '@oxlint/plugins';
import { toPlace, toRoom } from './place.ts';

function findFault(place: string, target: string): string | null {
  const room = toRoom(place);
  if (/^[.#]/.test(target) && !/\.\w+(\?\w+)?$/.test(target))
    return 'An import ends in .ts or .tsx.';
  if (target.startsWith('#') && place.includes('/') && toRoom(target.slice(1)) === room) {
    return 'Inside a room an import is relative.';
  }
  if (!target.startsWith('../')) return null;
  const reached = posix.join(posix.dirname(place), target);
  if (reached.startsWith('../') || toRoom(reached) === room) return null;
  return `Out of a room an import is written #${reached}.`;
}

/** An import shows whether it leaves its room: `#room/file.ts` out of it, a relative path inside. */
export const importByRoom = defineRule({
  meta: { type: 'suggestion' },
  create(context) {
    const place = toPlace(context.filename);
    if (place === null) return {};
    const check = (source: ESTree.Node | null) => {
      if (source?.type !== 'Literal' || typeof source.value !== 'string') return;
      const message = findFault(place, source.value);
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
