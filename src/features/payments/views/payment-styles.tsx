import { requestContext } from '#request/context.ts';
import css from '#styles/payment.css?inline';
import { OwnStyles } from '#ui/islands/own-styles.tsx';

/** The styles that only a payment's page needs, so that no other document carries them. */
export function PaymentStyles() {
  const { nonce } = requestContext();
  return <OwnStyles nonce={nonce} css={css} />;
}
