import { defineRule } from '@oxlint/plugins';
import { toPlace } from './place.ts';

/** Who may hold which binding of the platform. */
const rooms: Readonly<Record<string, RegExp>> = {
  DB: /^(db\/|services\/cache\/read-cached\.ts$|tan\/tan\.ts$|(features\/[^/]+|dan)\/store\.ts$|request\/session\.ts$)/,
  OPERATOR_DB: /^services\/upstream\/call-upstream\.ts$/,
  CACHE: /^services\//,
  ASSETS: /^services\/own-drawing\.ts$/,
};

/** Tables are touched in few places, so that each can be read and tested as one. */
export const bindingInItsRoom = defineRule({
  meta: { type: 'problem' },
  create(context) {
    const place = toPlace(context.filename);
    if (place === null || /\.test\.tsx?$/.test(place)) return {};
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
          const allowed = rooms[name];
          if (!allowed || allowed.test(place)) continue;
          context.report({ node: specifier, message: `${name} is not for this room.` });
        }
      },
    };
  },
});
