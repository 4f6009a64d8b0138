import type { ReactNode } from 'react';

export type PhoneSystem = 'ios' | 'android';
export type PhoneScreen = 'wifi' | 'settings' | 'scan';

const line = { fill: 'none', stroke: 'currentColor', strokeLinecap: 'round' } as const;

const wifi = (
  <g className="text-primary" {...line} strokeWidth="4">
    <path d="M44 50a23 23 0 0 1 32 0M50 57.5a14 14 0 0 1 20 0" />
    <circle cx="60" cy="66" r="3.2" fill="currentColor" stroke="none" />
  </g>
);

/** A list of settings, one of which is pressed. */
const settings = (
  <>
    <g className="text-edge" {...line} strokeWidth="2.6">
      <path d="M45 34h20M45 44h30M45 78h26" />
    </g>
    <rect x="41" y="52" width="38" height="17" rx="4.5" className="fill-primary" />
    <g className="text-on-primary" {...line} strokeWidth="2.6">
      <path d="M46 60.5h17M72 57v7M68.5 60.5h7" />
    </g>
  </>
);

/** The camera over a code: three corners of it, and the frame around them. */
const scan = (
  <>
    <g className="text-primary" {...line} strokeWidth="3">
      <path d="M44 44v-5a3 3 0 0 1 3-3h5M68 36h5a3 3 0 0 1 3 3v5M76 66v5a3 3 0 0 1-3 3h-5M52 74h-5a3 3 0 0 1-3-3v-5" />
    </g>
    <g className="text-ink" fill="none" stroke="currentColor" strokeWidth="2.4">
      <path d="M51 43h7v7h-7zM63 43h7v7h-7zM51 60h7v7h-7z" />
      <path d="M63 58v4M67 58v0M70 62v6M63 68h3" strokeLinecap="round" />
    </g>
  </>
);

const screens: Readonly<Record<PhoneScreen, ReactNode>> = { wifi, settings, scan };

/** A phone in a hand at one step of something; what it shows, the step says in words. */
export function PhonePicture({ system, screen }: { system: PhoneSystem; screen: PhoneScreen }) {
  return (
    <svg viewBox="14 0 98 116" aria-hidden className="block h-28 w-24 shrink-0">
      <path
        d="M46 116c-3-8-10-12-13-21-4-13-2-28 1-36l54 3c10 8 14 18 13 30-1 11-6 17-7 24Z"
        className="fill-accent-tint text-accent"
        stroke="currentColor"
        strokeWidth="1.6"
      />
      <rect
        x="34"
        y="6"
        width="52"
        height="96"
        rx="9"
        className="fill-raised text-ink"
        stroke="currentColor"
        strokeWidth="2.6"
      />
      <rect x="38" y="10" width="44" height="88" rx="5.5" className="fill-sunken" />
      {system === 'ios' ? (
        <g className="fill-ink">
          <rect x="53" y="13" width="14" height="4.4" rx="2.2" />
          <rect x="51" y="93" width="18" height="1.8" rx="0.9" />
        </g>
      ) : (
        <g className="text-ink" {...line} strokeWidth="1.6">
          <circle cx="60" cy="15" r="2.2" fill="currentColor" stroke="none" />
          <path d="M48 91.5l-3 2 3 2M72 91.5h4v4h-4z" />
          <circle cx="60" cy="93.5" r="2.1" />
        </g>
      )}
      {screens[screen]}
      <g className="fill-accent-tint text-accent" stroke="currentColor" strokeWidth="1.6">
        {[47, 58.5, 70, 81.5].map((y) => (
          <rect key={y} x="26" y={y} width="14" height="10" rx="5" />
        ))}
        <path d="M102 92c1-9-5-20-9-27-3-5-10-3-9 3 1 8 2 14 1 21-1 8 2 17 9 19" />
      </g>
    </svg>
  );
}
