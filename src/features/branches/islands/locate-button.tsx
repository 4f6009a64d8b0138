'use client';

import { useState } from 'react';
import { useRouter } from 'waku/router/client';
import { markLive } from '#browser/mark-live.ts';
import { withIcon } from '#ui/with-icon.ts';

interface LocateButtonProps {
  locate: string;
  locating: string;
  denied: string;
}

/** Asks for the position only when pressed, and sends it rounded to about a kilometre. */
export function LocateButton({ locate, locating, denied }: LocateButtonProps) {
  const router = useRouter();
  const [state, setState] = useState<'idle' | 'locating' | 'denied'>('idle');
  const onClick = () => {
    setState('locating');
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        const query = new URLSearchParams(location.search);
        query.set('near', `${coords.latitude.toFixed(2)},${coords.longitude.toFixed(2)}`);
        setState('idle');
        void router.push(`/service-branches?${query}` as never);
      },
      () => setState('denied'),
      { timeout: 10_000, maximumAge: 300_000 },
    );
  };
  return (
    <span className="row flex-wrap gap-2">
      <button
        type="button"
        ref={markLive}
        data-replay
        onClick={onClick}
        disabled={state === 'locating'}
        className={`btn-line needs-script ${withIcon('locate-fixed')}`}
      >
        {state === 'locating' ? locating : locate}
      </button>
      <span role="status" className="text-sm text-danger">
        {state === 'denied' ? denied : ''}
      </span>
    </span>
  );
}
