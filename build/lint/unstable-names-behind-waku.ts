import { defineRule, type ESTree } from '@oxlint/plugins';
import { toSourcePath } from './source-path.ts';

const wakuFile = 'waku.ts';
const unstable = /^unstable_|_UNSTABLE$|_UNSTABLE_|^UNSTABLE_/;

/** A framework's unstable name may change in any release: then one file changes. */
export const unstableNamesBehindWaku = defineRule({
  meta: { type: 'problem' },
  create(context) {
    const path = toSourcePath(context.filename);
    if (path === null || path === wakuFile) return {};
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
