import { texts } from '#request/texts.ts';
import type { MessageKey } from '#i18n/translator.ts';
import { requestContext } from '#request/context.ts';
import type { Flash as Word } from '#request/flash.ts';

const messages: Record<Word, MessageKey> = { token: 'token.failed', failed: 'error.generic' };

/**
 * Says what happened on the way to this page: as a toast, which disappears by itself, and as a text that stays, for
 * those who read slowly. Both belong to the document and are gone with the next one.
 */
export function Toast() {
  const { flash } = requestContext();
  if (!flash) return null;
  const message = texts().t(messages[flash]);
  return (
    <>
      <p aria-hidden="true" className="toast shadow-float">
        {message}
      </p>
      <p role="status" className="page py-3 font-medium text-warning">
        {message}
      </p>
    </>
  );
}
