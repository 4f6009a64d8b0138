import { defineRule, type ESTree } from '@oxlint/plugins';
import { toSourcePath } from './source-path.ts';

const allowed = /^(waku\.ts|request\/redirect[\w-]*\.ts)$/;
const names = /^(unstable_)?redirect$/;

function isFramework(source: string): boolean {
  return /^waku($|\/)/.test(source) || source === '#waku.ts';
}

/** The framework's redirect goes wherever it is told: only a helper with an allow-list may call it. */
export const noRawRedirect = defineRule({
  meta: { type: 'problem' },
  create(context) {
    const path = toSourcePath(context.filename);
    if (path === null || allowed.test(path)) return {};
    const check = (node: ESTree.Node, source: string, name: string) => {
      if (!isFramework(source) || !names.test(name)) return;
      context.report({
        node,
        message: "The framework's redirect is not validated: use the one in src/request.",
      });
    };
    const toName = (node: ESTree.ModuleExportName) =>
      node.type === 'Literal' ? node.value : node.name;
    return {
      ImportSpecifier(node) {
        const { parent } = node;
        if (parent.type === 'ImportDeclaration') {
          check(node, parent.source.value, toName(node.imported));
        }
      },
      ExportSpecifier(node) {
        const { parent } = node;
        if (parent.type === 'ExportNamedDeclaration' && parent.source) {
          check(node, parent.source.value, toName(node.local));
        }
      },
    };
  },
});
