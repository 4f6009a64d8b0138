import { defineRule } from '@oxlint/plugins';
import { toSourcePath } from './source-path.ts';

/** Who may hold which binding of the platform. */
const allowedFolders: Readonly<Record<string, RegExp>> = {
  DB: /^(db\/|services\/(cache\/read-cached|listings)\.ts$|(features|identity)\/[^/]+\/[a-z-]*store\.ts$|flow\/(current-draft|(effort|consent)\/store)\.ts$|(fraud|leasing|order|purchase)\/|jobs\/run-scheduled\.ts$|identity\/(session|tan\/tan)\.ts$|till\.ts$|payment\/(receipt\/[a-z-]*store|codes-store)\.ts$)/,
  OPERATOR: /^(services\/upstream\/call-upstream|edge\/operator-pages)\.ts$/,
  CACHE: /^services\//,
  ASSETS: /^services\/(inline-picture|legal|offline-worker)\.ts$/,
};

/** Tables are touched in few places, so that each can be read and tested as one. */
export const bindingsByFolder = defineRule({
  meta: { type: 'problem' },
  create(context) {
    const path = toSourcePath(context.filename);
    if (path === null || /\.test\.tsx?$/.test(path)) return {};
    return {
      ImportDeclaration(node) {
        if (node.source.value !== '#env.ts') return;
        for (const specifier of node.specifiers) {
          if (specifier.type === 'ImportNamespaceSpecifier') {
            context.report({ node: specifier, message: 'Import from #env.ts by name.' });
          }
          if (specifier.type !== 'ImportSpecifier') continue;
          const { imported } = specifier;
          const name = imported.type === 'Literal' ? imported.value : imported.name;
          const allowed = allowedFolders[name];
          if (!allowed || allowed.test(path)) continue;
          context.report({ node: specifier, message: `${name} is not for this folder.` });
        }
      },
    };
  },
});
