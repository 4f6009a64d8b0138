import { FaultLines } from '#ui/form/field-fault.tsx';
import { withIcon } from '#ui/with-icon.ts';

/** What stands in the way where the page has no field for it; nothing where nothing does. */
export function StepAlert({ lines }: { lines: readonly string[] }) {
  if (lines.length === 0) return null;
  return (
    <p
      role="alert"
      tabIndex={-1}
      // The page is a new document: the browser scrolls to what has the focus.
      autoFocus
      className={`flex items-start gap-2 rounded-control bg-danger-tint p-4 font-medium text-danger before:mt-0.5 ${withIcon('circle-alert')}`}
    >
      <span className="min-w-0">
        <FaultLines lines={lines} />
      </span>
    </p>
  );
}
