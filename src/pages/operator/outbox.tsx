import { OutboxPage } from '#features/identity/views/outbox-page.tsx';
import { hasRealService } from '#services/upstream/service-address.ts';
import { readOutbox } from '#services/sms.ts';
import { notFound, route } from '#waku.ts';

/** Anybody may read it, so it is there only where nobody real gets these messages. */
export default async function Outbox() {
  if (hasRealService()) notFound();
  const messages = await readOutbox();
  return <OutboxPage messages={messages.ok ? messages.value : []} />;
}
export const getConfig = route('/operator/outbox');
