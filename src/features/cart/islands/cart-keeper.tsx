'use client';

import { useEffect } from 'react';
import { useRouter } from 'waku/router/client';
import { adoptMirror } from './adopt-mirror.ts';
import { joinTabs, showCount } from './cart-state.ts';
import { sendQueued } from './offline-adds.ts';

async function catchUp(): Promise<void> {
  if (document.documentElement.dataset['mode'] === 'kiosk' || !navigator.onLine) return;
  try {
    await adoptMirror();
    await sendQueued();
  } catch {
    // Storage that can't be read holds nothing to catch up with.
  }
}

/** Draws nothing: takes in what the browser has kept, sends what waited, and keeps tabs and badges alike. */
export function CartKeeper() {
  const { path } = useRouter();
  useEffect(() => {
    joinTabs();
    void catchUp();
    addEventListener('online', catchUp);
    return () => removeEventListener('online', catchUp);
  }, []);
  // A new page may have brought badges of its own.
  useEffect(() => {
    if (path) showCount();
  }, [path]);
  return null;
}
