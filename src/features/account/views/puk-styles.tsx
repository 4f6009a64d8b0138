import { requestContext } from '#request/context.ts';
import css from '#styles/puk.css?inline';
import { OwnStyles } from '#ui/islands/own-styles.tsx';

/** They hide a code that is left on the screen. */
export function PukStyles() {
  return <OwnStyles nonce={requestContext().nonce} css={css} />;
}
