import type { ReactNode } from 'react';

/** A cell of the staff's dense tables. */
export const deskCell = 'px-2 py-1 text-left align-top';

export interface DeskColumn {
  name: string;
  isAmount?: boolean;
  /** For readers only. */
  isHidden?: boolean;
}

interface DeskTableProps {
  id?: string;
  columns: readonly DeskColumn[];
  children: ReactNode;
}

/** Rows of 32 px for the staff. Its head stays in view where the table is not wider than the window. */
export function DeskTable({ id, columns, children }: DeskTableProps) {
  return (
    <div className="overflow-x-auto lg:overflow-visible">
      <table id={id} className="numbers w-full border-collapse text-sm">
        <thead className="z-10 bg-surface lg:sticky lg:top-[var(--header)]">
          <tr className="h-8 border-b-1 border-edge">
            {columns.map(({ name, isAmount, isHidden }) => (
              <th
                key={name}
                scope="col"
                className={`${deskCell} align-middle font-medium text-muted ${isAmount ? 'text-right' : ''}`}
              >
                {isHidden ? <span className="sr-only">{name}</span> : name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </div>
  );
}
