import type { ReactNode } from 'react';

interface PopoverButtonProps {
  id: string;
  closes?: boolean;
  className: string;
  label?: string;
  children?: ReactNode;
}

/**
 * Opens or closes the popover with this id, without JavaScript. A browser without popovers shows the link instead,
 * and the popover is open while it is the target of the address (styles/popovers.css).
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
