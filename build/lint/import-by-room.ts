import { posix } from 'node:path';
import { defineRule, type ESTree } from '@oxlint/plugins';
import { toPlace, toRoom } from './place.ts';

/** An import shows whether it leaves its room: `#room/file.ts` out of it, a relative path inside. */
export const importByRoom = defineRule({
  meta: { type: 'suggestion' },
  create(context) {
    const place = toPlace(context.filename);
    if (place === null) return {};
    const room = toRoom(place);
    const check = (source: ESTree.Node | null) => {
      if (source?.type !== 'Literal' || typeof source.value !== 'string') return;
      const target = source.value;
      if (target.startsWith('#') && room.includes('.') === false) {
        if (toRoom(target.slice(1)) !== room) return;
        context.report({ node: source, message: 'Inside a room an import is relative.' });
      }
      if (!target.startsWith('../')) return;
      const reached = posix.join(posix.dirname(place), target);
      if (reached.startsWith('../') || toRoom(reached) === room) return;
      context.report({ node: source, message: `Out of a room an import is written #${reached}.` });
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
