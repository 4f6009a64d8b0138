import type { ReactNode } from 'react';

interface PopoverButtonProps {
  id: string;
  closes?: boolean;
  className: string;
  label?: string;
  children: ReactNode;
}

/**
 * Opens the popover of this id, or closes it; the browser does it, without JavaScript too. One that knows no popover
 * shows the link instead, and the popover is open while the address names it (styles/popovers.css).
 */
export function PopoverButton({ id, closes, className, label, children }: PopoverButtonProps) {
  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        popoverTargetAction={closes ? 'hide' : undefined}
        className={className}
        aria-label={label}
      >
        {children}
      </button>
      {/* No element has this id with a line after it: going there closes the popover and moves nothing. */}
      <a
        href={closes ? `#${id}-` : `#${id}`}
        className={`popover-link ${className}`}
        aria-label={label}
      >
        {children}
      </a>
    </>
  );
}
