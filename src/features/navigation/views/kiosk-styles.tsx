import { requestContext } from '#request/context.ts';
import css from '#styles/kiosk.css?inline';
import { OwnStyles } from '#ui/islands/own-styles.tsx';

/** The styles that only a kiosk needs, so that no other document carries them. */
export function KioskStyles() {
  const { mode, nonce } = requestContext();
  if (mode !== 'kiosk') return null;
  return <OwnStyles nonce={nonce} css={css} />;
}
