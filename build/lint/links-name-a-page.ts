import { defineRule, type ESTree } from '@oxlint/plugins';
import { endpoints, findRoute } from '../../src/routes.ts';
import { toSourcePath } from './source-path.ts';

const files = /^\/(?:brand|fonts|pictures)\/|^\/manifest\.webmanifest$/;

/** The address as far as it is written there; what is computed counts as one word. */
function toAddress(value: ESTree.Node | null): string | null {
  if (value?.type === 'JSXExpressionContainer') return toAddress(value.expression);
  if (value?.type === 'Literal') return typeof value.value === 'string' ? value.value : null;
  if (value?.type !== 'TemplateLiteral') return null;
  return value.quasis.map(({ value: { raw } }) => raw).join('x');
}

function isKnown(address: string): boolean {
  const path = address.split(/[?#]/, 1)[0] ?? '';
  const isEndpoint = Object.keys(endpoints).some(
    (one) => path === one || path.startsWith(`${one}/`),
  );
  return isEndpoint || files.test(path) || findRoute(path) !== undefined;
}

/** A link or form that is written in a view leads to a page of `src/routes.ts`, or to another known address. */
export const linksNameAPage = defineRule({
  meta: { type: 'problem' },
  create(context) {
    const path = toSourcePath(context.filename);
    if (path === null || /\.test\.tsx?$/.test(path)) return {};
    return {
      JSXAttribute(node) {
        if (node.name.type !== 'JSXIdentifier' || !/^(?:href|action)$/.test(node.name.name)) return;
        const address = toAddress(node.value);
        if (!address?.startsWith('/') || isKnown(address)) return;
        context.report({ node, message: `There is no page at ${address}: see src/routes.ts.` });
      },
    };
  },
});
