import { requestContext } from '#request/context.ts';

/** What is wrong with a field, in the reader's language; empty where nothing is. */
export const findFaultLines = (field: string): string[] =>
  (requestContext().formState?.faults ?? [])
    .filter((fault) => fault.field === field)
    .map(({ text }) => text);

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
