'use client';

import { useEffect } from 'react';
import { useRouter } from 'waku/router/client';
import { dataMode } from '#browser/page-contract.ts';
import { raiseToast } from '#browser/raise-toast.ts';
import { adoptMirror } from './adopt-mirror.ts';
import { joinTabs, showCount } from './cart-state.ts';
import { countQueued, sendQueued, sendQueuedLater } from './send-change.ts';

interface CartSyncProps {
  /** Said when adds that were waiting for a connection have been taken, or refused. */
  sentLater: string;
  refusedLater: string;
}

async function catchUp({ sentLater, refusedLater }: CartSyncProps): Promise<void> {
  if (document.documentElement.getAttribute(dataMode) === 'kiosk' || !navigator.onLine) return;
  const say = (taken: readonly boolean[]) => {
    // The page where they were added is not the present one.
    if (taken.includes(true)) raiseToast({ kind: 'success', text: sentLater });
    if (taken.includes(false)) raiseToast({ kind: 'warning', text: refusedLater });
  };
  try {
    await adoptMirror();
    say(await sendQueued());
    // A connection that has just come back may fail once more.
    if (countQueued() > 0) sendQueuedLater(say);
  } catch {
    // Storage that cannot be read holds nothing to send.
  }
}

/** Renders nothing: adopts a cart stored in the browser, sends queued adds, and synchronises tabs and badges. */
export function CartSync({ sentLater, refusedLater }: CartSyncProps) {
  const { path } = useRouter();
  useEffect(() => {
    joinTabs();
    const sendLater = () => void catchUp({ sentLater, refusedLater });
    sendLater();
    addEventListener('online', sendLater);
    return () => removeEventListener('online', sendLater);
  }, [sentLater, refusedLater]);
  // A new page may have brought new badges.
  useEffect(() => {
    if (path) showCount();
  }, [path]);
  return null;
}
