import { defineRule, type ESTree } from '@oxlint/plugins';
import { toSourcePath } from './source-path.ts';

const letter = /\p{L}/u;
/** `flow.cart.title`: a key that the component looks up. */
const messageKey = /^[a-z]\w*(?:\.\w+)+$/;
const spoken = new Set([
  'alt',
  'title',
  'placeholder',
  'label',
  'aria-label',
  'aria-description',
  'aria-placeholder',
  'aria-roledescription',
  'aria-valuetext',
]);

/** The literals that an expression may turn out to be. */
function* listLiterals(node: ESTree.Node): Generator<{ node: ESTree.Node; text: string }> {
  switch (node.type) {
    case 'Literal':
      if (typeof node.value === 'string') yield { node, text: node.value };
      break;
    case 'TemplateLiteral':
      for (const quasi of node.quasis) yield { node, text: quasi.value.raw };
      for (const expression of node.expressions) yield* listLiterals(expression);
      break;
    case 'ConditionalExpression':
      yield* listLiterals(node.consequent);
      yield* listLiterals(node.alternate);
      break;
    case 'LogicalExpression':
      if (node.operator !== '&&') yield* listLiterals(node.left);
      yield* listLiterals(node.right);
      break;
    case 'BinaryExpression':
      if (node.operator !== '+') break;
      yield* listLiterals(node.left);
      yield* listLiterals(node.right);
      break;
    case 'JSXExpressionContainer':
    case 'ParenthesizedExpression':
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
      yield* listLiterals(node.expression);
      break;
    default:
  }
}

function isCode(node: ESTree.Node): boolean {
  if (node.type !== 'JSXElement') return false;
  const { name } = node.openingElement;
  return name.type === 'JSXIdentifier' && (name.name === 'style' || name.name === 'script');
}

/** What a visitor reads or hears comes from locales/ or from the operator, in the visitor's language. */
export const noLiteralText = defineRule({
  meta: { type: 'problem' },
  create(context) {
    if (toSourcePath(context.filename) === null) return {};
    const check = (node: ESTree.Node, text: string) => {
      if (!letter.test(text) || messageKey.test(text)) return;
      context.report({ node, message: `Text belongs in locales/: "${text.trim().slice(0, 40)}".` });
    };
    return {
      JSXText(node) {
        if (!isCode(node.parent)) check(node, node.value);
      },
      JSXExpressionContainer(node) {
        const { parent } = node;
        const isChild = parent.type === 'JSXElement' || parent.type === 'JSXFragment';
        if (!isChild || isCode(parent)) return;
        for (const literal of listLiterals(node)) check(literal.node, literal.text);
      },
      JSXAttribute(node) {
        if (node.name.type !== 'JSXIdentifier' || !spoken.has(node.name.name) || !node.value)
          return;
        for (const literal of listLiterals(node.value)) check(literal.node, literal.text);
      },
    };
  },
});
