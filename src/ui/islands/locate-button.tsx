'use client';

import { type MouseEvent, useState } from 'react';
import { useRouter } from 'waku/router/client';
import { markLive } from '#browser/mark-live.ts';
import { withIcon } from '../with-icon.ts';

interface LocateButtonProps {
  /** The page that answers to `near`. */
  path: '/service-branches' | '/coverage';
  /** Fields of the form that are left out of the answer's address, because the position takes their place. */
  instead: readonly string[];
  locate: string;
  locating: string;
  denied: string;
}

/** What is chosen in the form, submitted or not. */
function readChoices(form: HTMLFormElement | null, instead: readonly string[]): URLSearchParams {
  const query = new URLSearchParams();
  for (const [name, value] of new FormData(form ?? undefined)) {
    if (typeof value === 'string' && value !== '' && !instead.includes(name))
      query.append(name, value);
  }
  return query;
}

/** Asks for the position only when pressed, and sends it rounded to about a kilometre. */
export function LocateButton({ path, instead, locate, locating, denied }: LocateButtonProps) {
  const router = useRouter();
  const [state, setState] = useState<'idle' | 'locating' | 'denied'>('idle');
  const onClick = ({ currentTarget: { form } }: MouseEvent<HTMLButtonElement>) => {
    setState('locating');
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        const query = readChoices(form, instead);
        query.set('near', `${coords.latitude.toFixed(2)},${coords.longitude.toFixed(2)}`);
        setState('idle');
        void router.push(`${path}?${query}`);
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
