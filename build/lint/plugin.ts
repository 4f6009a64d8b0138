import { definePlugin } from '@oxlint/plugins';
import { bindingsByFolder } from './bindings-by-folder.ts';
import { directivesByFolder } from './directives-by-folder.ts';
import { hooksInIslands } from './hooks-in-islands.ts';
import { importsByFolder } from './imports-by-folder.ts';
import { linksNameAPage } from './links-name-a-page.ts';
import { noLiteralColour } from './no-literal-colour.ts';
import { noLiteralText } from './no-literal-text.ts';
import { noRawRedirect } from './no-raw-redirect.ts';
import { pagesNameTheirRoute } from './pages-name-their-route.ts';
import { unstableNamesBehindWaku } from './unstable-names-behind-waku.ts';

/** The project's own rules, for oxlint. */
export default definePlugin({
  meta: { name: 'tenger' },
  rules: {
    'bindings-by-folder': bindingsByFolder,
    'directives-by-folder': directivesByFolder,
    'hooks-in-islands': hooksInIslands,
    'imports-by-folder': importsByFolder,
    'links-name-a-page': linksNameAPage,
    'no-literal-colour': noLiteralColour,
    'no-literal-text': noLiteralText,
    'no-raw-redirect': noRawRedirect,
    'pages-name-their-route': pagesNameTheirRoute,
    'unstable-names-behind-waku': unstableNamesBehindWaku,
  },
});
