import type { AccountLogRow } from '#db/account-schema.ts';
import { batch, type Bound } from '#db/statement.ts';
import { DB, waitUntil } from '#env.ts';
import { drainOutbox } from '#forms/outbox.ts';
import { type MessageTopic, tell } from '#messages/message-topic.ts';
import { bindEmailNote } from './log-store.ts';

/** Notes a change that the service has taken, tells the number and the address before of it, and ends what its code stood for. The same id again does nothing. */
export async function noteChange(
  { oldEmail, ...note }: Pick<AccountLogRow, 'id' | 'isdn' | 'language'> & { oldEmail: string },
  { now, spent, to }: { now: number; spent: Bound<never>; to: MessageTopic },
): Promise<void> {
  const told = tell(to, { event: 'account.emailChanged', id: note.id }, { now });
  await batch(DB, {
    noted: await bindEmailNote({ ...note, act: 'email', at: now }, oldEmail),
    ...told.statements,
    spent,
  });
  waitUntil(drainOutbox(DB, Date.now, [to], { keys: told.keys }));
}
