import { defineRule, type ESTree } from '@oxlint/plugins';
import { toSourcePath } from './source-path.ts';

const written =
  /#(?:[\da-f]{8}|[\da-f]{6}|[\da-f]{3,4})\b|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch)\(/i;
const palette =
  /\b(?:bg|text|border|fill|stroke|from|via|to|ring|outline|accent|caret|decoration|shadow)-(?:black|white|gray|grey|slate|zinc|neutral|stone|red|orange|amber|yellow|lime|green|emerald|teal|cyan|sky|blue|indigo|violet|purple|fuchsia|pink|rose)(?:-\d{2,3})?(?![\w-])/;
const painted = new Set(['fill', 'stroke', 'color', 'stopColor', 'floodColor']);
const unpainted =
  /^(?:none|currentColor|transparent|inherit|context-(?:fill|stroke)|(?:url|var)\(.*\))$/;
const addressed = new Set(['href', 'xlinkHref', 'id', 'htmlFor']);

function isAddress(node: ESTree.Node): boolean {
  const { parent } = node;
  return (
    parent?.type === 'JSXAttribute' &&
    parent.name.type === 'JSXIdentifier' &&
    addressed.has(parent.name.name)
  );
}

/** Colours are tokens of the theme: a literal one is wrong in the dark. */
export const noLiteralColour = defineRule({
  meta: { type: 'problem' },
  create(context) {
    const path = toSourcePath(context.filename);
    if (path === null || !path.endsWith('.tsx')) return {};
    const check = (node: ESTree.Node, text: string) => {
      if (isAddress(node)) return;
      const colour = written.exec(text)?.[0] ?? palette.exec(text)?.[0];
      if (!colour) return;
      context.report({ node, message: `A colour is a token of the theme, not "${colour}".` });
    };
    return {
      Literal(node) {
        if (typeof node.value === 'string') check(node, node.value);
      },
      TemplateElement: (node) => check(node, node.value.raw),
      JSXAttribute(node) {
        if (node.name.type !== 'JSXIdentifier' || !painted.has(node.name.name)) return;
        const { value } = node;
        if (value?.type !== 'Literal' || typeof value.value !== 'string') return;
        if (unpainted.test(value.value) || written.test(value.value)) return;
        context.report({
          node,
          message: `A colour is a token of the theme, not "${value.value}".`,
        });
      },
    };
  },
});
