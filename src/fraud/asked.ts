import type { Bound } from '#db/statement.ts';
import { tryRequestContext } from '#request/context.ts';
import { type Asker, toAsker, toCountedBy } from './asker.ts';
import { bindAsked } from './count-store.ts';
import type { HeldKind } from './limits.ts';

/** Notes by what something is counted once it is paid, while it is known who asks and from where. */
export function bindAskedOf(
  kind: HeldKind,
  id: string,
  { recipient, ...who }: Pick<Asker, 'visitorId' | 'isdn'> & { recipient: string | null },
  now: number,
): Promise<Bound> {
  const request = tryRequestContext() ?? { network: null };
  const by = toCountedBy(kind, toAsker(request, who));
  return bindAsked(id, { ...by, [`${kind} recipient`]: recipient }, now);
}
