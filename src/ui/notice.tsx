import { texts } from '#i18n/texts.ts';
import type { MessageKey } from '#i18n/translator.ts';
import { requestContext } from '#request/context.ts';
import type { Notice as Word } from '#request/notice.ts';

const messages: Record<Word, MessageKey> = { token: 'token.failed' };

/**
 * What happened on the way to this page: a toast for the eye, which goes by itself, and the same words in their
 * place, which stay for who reads slowly. Both come with the document and leave with it.
 */
export function Notice() {
  const { notice } = requestContext();
  if (!notice) return null;
  const message = texts().t(messages[notice]);
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
