import { defineRule, type ESTree } from '@oxlint/plugins';
import { toPlace } from './place.ts';

const door = 'waku.ts';
const unstable = /^unstable_|_UNSTABLE$|_UNSTABLE_|^UNSTABLE_/;

/** A framework's unstable name may change in any release: then one file changes. */
export const unstableBehindItsDoor = defineRule({
  meta: { type: 'problem' },
  create(context) {
    const place = toPlace(context.filename);
    if (place === null || place === door) return {};
    const check = (node: ESTree.Node, name: string) => {
      if (!unstable.test(name)) return;
      context.report({
        node,
        message: `${name} is used only in src/waku.ts: give it a name there.`,
      });
    };
    return {
      Identifier: (node) => check(node, node.name),
      JSXIdentifier: (node) => check(node, node.name),
      Literal(node) {
        if (typeof node.value === 'string') check(node, node.value);
      },
    };
  },
});
