import { type ConfigData, HtmlValidate } from 'html-validate';

const rules: ConfigData['rules'] = {
  // How React writes HTML, which means the same.
  'attr-case': 'off',
  'attribute-boolean-style': 'off',
  'attribute-empty-style': 'off',
  'no-implicit-input-type': 'off',
  'void-style': 'off',
  'doctype-style': 'off',
  // Only what comes from elsewhere has to be what it was.
  'require-sri': ['error', { target: 'crossorigin' }],
  // The framework's script has the id "_R_".
  'valid-id': ['error', { relaxed: true }],
  // Boxes of one name are how a form sends a list.
  'form-dup-name': ['error', { shared: ['button', 'checkbox', 'radio', 'submit'] }],
};

const checker = new HtmlValidate({
  extends: ['html-validate:recommended', 'html-validate:document', 'html-validate:a11y'],
  rules,
});

/** React gives this to the form of an action; HTML asks for an address or for no attribute. */
const isActionOfReact = (message: string) => message === 'Attribute "action" has invalid value ""';

/** A kiosk without scripts asks by a new page; only there may one come by itself, and `noscript` of a body holds it. */
const isRefresh = (selector: string | null) => selector?.endsWith('noscript > meta') ?? false;

/** What html-validate finds wrong in a page: one line each, with the rule and the element. */
export async function findHtmlFaults(html: string): Promise<string[]> {
  const { results } = await checker.validateString(html);
  return results
    .flatMap(({ messages }) => messages)
    .filter(({ message, selector }) => !isActionOfReact(message) && !isRefresh(selector))
    .map(({ ruleId, message, selector }) => `${ruleId}: ${message} at ${selector}`);
}
