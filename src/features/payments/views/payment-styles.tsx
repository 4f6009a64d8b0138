import { requestContext } from '#request/context.ts';
import css from '#styles/payment.css?inline';

/** The styles that only a payment's page needs, so that no other document carries them. */
export function PaymentStyles() {
  const { nonce } = requestContext();
  return <style nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: css }} />;
}
