import { definePlugin } from '@oxlint/plugins';
import { bindingInItsRoom } from './binding-in-its-room.ts';
import { directiveInItsRoom } from './directive-in-its-room.ts';
import { importByRoom } from './import-by-room.ts';
import { noLiteralColour } from './no-literal-colour.ts';
import { noLiteralText } from './no-literal-text.ts';
import { noRawRedirect } from './no-raw-redirect.ts';
import { routeSaysWhen } from './route-says-when.ts';
import { unstableBehindItsDoor } from './unstable-behind-its-door.ts';

/** The house's own rules, for oxlint. */
export default definePlugin({
  meta: { name: 'house' },
  rules: {
    'binding-in-its-room': bindingInItsRoom,
    'directive-in-its-room': directiveInItsRoom,
    'import-by-room': importByRoom,
    'no-literal-colour': noLiteralColour,
    'no-literal-text': noLiteralText,
    'no-raw-redirect': noRawRedirect,
    'route-says-when': routeSaysWhen,
    'unstable-behind-its-door': unstableBehindItsDoor,
  },
});
