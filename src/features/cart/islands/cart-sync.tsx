'use client';

import { useEffect } from 'react';
import { useRouter } from 'waku/router/client';
import { dataMode } from '#browser/page-contract.ts';
import { adoptMirror } from './adopt-mirror.ts';
import { joinTabs, showCount } from './cart-state.ts';
import { sendQueued } from './offline-adds.ts';

async function catchUp(): Promise<void> {
  if (document.documentElement.getAttribute(dataMode) === 'kiosk' || !navigator.onLine) return;
  try {
    await adoptMirror();
    await sendQueued();
  } catch {
    // Storage that cannot be read holds nothing to send.
  }
}

/** Renders nothing: adopts a cart stored in the browser, sends queued adds, and synchronises tabs and badges. */
export function CartSync() {
  const { path } = useRouter();
  useEffect(() => {
    joinTabs();
    void catchUp();
    addEventListener('online', catchUp);
    return () => removeEventListener('online', catchUp);
  }, []);
  // A new page may have brought new badges.
  useEffect(() => {
    if (path) showCount();
  }, [path]);
  return null;
}
