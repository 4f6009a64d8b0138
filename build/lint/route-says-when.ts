import { defineRule, type ESTree } from '@oxlint/plugins';
import { toPlace } from './place.ts';

// Interceptors are not rendered, and the framework always answers an API route per request.
const routeFile = /^pages\/(?!_interceptors\/|_api\/).+\.tsx?$/;

function toExportedNames(node: ESTree.ExportNamedDeclaration): string[] {
  const { declaration } = node;
  if (declaration?.type === 'VariableDeclaration') {
    return declaration.declarations.flatMap(({ id }) =>
      id.type === 'Identifier' ? [id.name] : [],
    );
  }
  if (declaration?.type === 'FunctionDeclaration')
    return declaration.id ? [declaration.id.name] : [];
  return node.specifiers.flatMap(({ exported }) =>
    exported.type === 'Identifier' ? [exported.name] : [],
  );
}

/** The framework's default is static: that would freeze a page in the build's language. */
export const routeSaysWhen = defineRule({
  meta: { type: 'problem' },
  create(context) {
    const place = toPlace(context.filename);
    if (place === null || !routeFile.test(place) || /\.test\.tsx?$/.test(place)) return {};
    return {
      Program(node) {
        const names = node.body.flatMap((statement) =>
          statement.type === 'ExportNamedDeclaration' ? toExportedNames(statement) : [],
        );
        if (names.includes('getConfig')) return;
        context.report({
          node,
          message: 'A route says when it is rendered: export const getConfig = perRequest.',
        });
      },
    };
  },
});
