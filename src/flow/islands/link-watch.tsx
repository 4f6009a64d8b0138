'use client';

import { type ReactNode, useEffect, useState } from 'react';
import { readLinkState } from '../handoff/actions.ts';
import { type LinkState, watchLink } from './watch-link.ts';

interface LinkWatchProps {
  /** The flow's kind. */
  kind: string;
  /** In UTC milliseconds; `now` is the server's clock when the page was rendered. */
  until: number;
  now: number;
  /** Shown instead of the link when it is worth nothing any more. */
  taken: ReactNode;
  over: ReactNode;
  /** The link. */
  children: ReactNode;
}

/** Shows a link for as long as it leads anywhere. */
export function LinkWatch({ kind, until, now, taken, over, children }: LinkWatchProps) {
  const [state, setState] = useState<LinkState>('open');
  useEffect(
    () =>
      watchLink({
        lifeMs: until - now,
        isHidden: () => document.hidden,
        async read() {
          const sent = new FormData();
          sent.set('kind', kind);
          const read = await readLinkState(null, sent);
          return read.ok ? read.value : null;
        },
        // Sent from the other device: the page says so.
        tell: (known) => (known === 'gone' ? location.reload() : setState(known)),
      }),
    [kind, until, now],
  );
  return (
    <>
      {state === 'open' && children}
      <div role="status">{state === 'taken' ? taken : state === 'over' ? over : null}</div>
    </>
  );
}
