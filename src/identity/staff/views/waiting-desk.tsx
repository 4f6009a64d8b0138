import type { ReactNode } from 'react';
import { texts } from '#request/texts.ts';
import { deskCell, type DeskColumn, DeskTable } from '#ui/desk-table.tsx';
import { type Acted, type ActFormProps, DeskActLink, DeskActRow, DeskAge } from './desk-act.tsx';

/** Something that somebody of the staff has to act on, or has just done. */
export interface Waiting extends ActFormProps {
  code: string;
  since: number;
  /** What stands in its row between its age and its act. */
  cells: readonly ReactNode[];
  /** False: nothing is left to be done. */
  isOpen?: boolean;
}

interface WaitingDeskProps {
  /** Of its heading, to which other pages link. */
  id: string;
  title: string;
  /** What it is that waits, or that nothing does. */
  says: string;
  /** One for each of the cells. */
  columns: readonly DeskColumn[];
  /** What its code is, where that is none of an order. */
  codeName?: string;
  /** What the link of a row does; "act" if left out. */
  actLabel?: string;
  waiting: readonly Waiting[];
  now: number;
  /** Between the words and the list. */
  children?: ReactNode;
}

function Row({
  waiting: { code, since, cells, isOpen = true, ...form },
  columns,
  actLabel,
  now,
}: { waiting: Waiting } & Pick<WaitingDeskProps, 'columns' | 'actLabel' | 'now'>) {
  const acted: Acted = form;
  return (
    <>
      <tr className="h-8 border-b-1 border-line hover:bg-sunken">
        <td className={`${deskCell} font-bold tracking-wide`}>{code}</td>
        <DeskAge since={since} now={now} />
        {columns.map((column, i) => (
          <td
            key={column.name}
            className={`${deskCell} ${column.isAmount ? 'whitespace-nowrap text-right' : ''}`}
          >
            {cells[i]}
          </td>
        ))}
        <td className={`${deskCell} whitespace-nowrap text-right`}>
          {isOpen && <DeskActLink {...acted} {...(actLabel && { label: actLabel })} />}
        </td>
      </tr>
      {isOpen && <DeskActRow {...form} columns={columns.length + 3} />}
    </>
  );
}

/** A list of what waits for the staff, each with its code, its age and a form that opens below it. */
export function WaitingDesk({
  id,
  title,
  says,
  columns,
  codeName,
  actLabel,
  waiting,
  now,
  children,
}: WaitingDeskProps) {
  const { t } = texts();
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="text-2xl">
        {title}
      </h2>
      <p className="mb-2 mt-2 text-muted">{says}</p>
      {children}
      {waiting.length > 0 && (
        <DeskTable
          columns={[
            { name: codeName ?? t('order.code') },
            { name: t('staff.age') },
            ...columns,
            { name: actLabel ?? t('payment.desk.act'), isHidden: true },
          ]}
        >
          {waiting.map((one) => (
            <Row
              key={one.id}
              waiting={one}
              columns={columns}
              now={now}
              {...(actLabel && { actLabel })}
            />
          ))}
        </DeskTable>
      )}
    </section>
  );
}
