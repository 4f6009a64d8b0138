/** Columns as wide as their longest cell; the first is text, the others are numbers. Nothing where nothing was measured. */
export function printTable(
  title: string,
  head: readonly string[],
  rows: readonly string[][],
): void {
  if (rows.length === 0) return;
  const widths = head.map((name, column) =>
    Math.max(name.length, ...rows.map((row) => row[column]?.length ?? 0)),
  );
  const line = (cells: readonly string[]) =>
    cells
      .map((cell, column) =>
        column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0),
      )
      .join('  ');
  console.log(`\n${title}\n${line(head)}\n${widths.map((width) => '-'.repeat(width)).join('  ')}`);
  for (const row of rows) console.log(line(row));
}
