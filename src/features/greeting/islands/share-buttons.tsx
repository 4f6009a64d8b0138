'use client';

import { sendToApp } from '#browser/bridge.ts';
import { hasApp } from '#browser/find-bridge.ts';
import { markLive } from '#browser/mark-live.ts';
import { raiseToast } from '#browser/raise-toast.ts';
import { withIcon } from '#ui/with-icon.ts';
import { useEffect, useState } from 'react';

interface ShareButtonsProps {
  url: string;
  text: string;
  labels: { share: string; copy: string; copied: string; failed: string };
}

/** Offers the link to other apps, by the app around the page or by the browser itself; and copies it. */
export function ShareButtons({ url, text, labels }: ShareButtonsProps) {
  const [canShare, setCanShare] = useState(false);
  useEffect(() => setCanShare(hasApp() || 'share' in navigator), []);
  const share = async () => {
    if (sendToApp({ type: 'share', url, text })) return;
    // Whoever closes the browser's sheet has not failed.
    await navigator.share({ url, text }).catch(() => undefined);
  };
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url);
      raiseToast({ kind: 'success', text: labels.copied });
    } catch {
      raiseToast({ kind: 'error', text: labels.failed });
    }
  };
  return (
    <>
      {canShare && (
        <button type="button" onClick={share} className={`btn-primary ${withIcon('share-2')}`}>
          {labels.share}
        </button>
      )}
      <button
        type="button"
        ref={markLive}
        data-replay
        onClick={copy}
        className={`needs-script ${canShare ? 'btn-line' : 'btn-primary'} ${withIcon('copy')}`}
      >
        {labels.copy}
      </button>
    </>
  );
}
