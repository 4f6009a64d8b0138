import { withIcon } from '../with-icon.ts';

/** The first line is the reason, the others say when or how to go on. */
export function FaultLines({ lines }: { lines: readonly string[] }) {
  const [reason, ...rest] = lines;
  return (
    <>
      {reason}
      {rest.map((line) => (
        <span key={line} className="numbers block font-normal">
          {line}
        </span>
      ))}
    </>
  );
}

interface FieldFaultProps {
  /** By which the field refers to it. */
  id: string;
  lines: readonly string[];
  /** Where a summary in the same document says it too. */
  isSaidAbove?: boolean;
}

/** What is wrong with a field; nothing where nothing is. */
export function FieldFault({ id, lines, isSaidAbove = false }: FieldFaultProps) {
  if (lines.length === 0) return null;
  return (
    <p
      id={id}
      role={isSaidAbove ? undefined : 'alert'}
      className={`mt-2 flex items-start gap-2 font-medium text-danger before:mt-0.5 ${withIcon('circle-alert')}`}
    >
      <span className="min-w-0">
        <FaultLines lines={lines} />
      </span>
    </p>
  );
}
