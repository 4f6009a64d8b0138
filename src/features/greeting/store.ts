import type { GreetingReportRow } from '#db/greeting-schema.ts';
import { batch, bind, findRow, readRows, run, statement } from '#db/statement.ts';
import { DB, settings } from '#env.ts';
import { type Act, noteAct } from '#identity/staff/log.ts';
import { deriveKeys } from '#lib/derive-keys.ts';
import { hashText } from '#lib/hash.ts';
import { seal, unseal } from '#lib/seal.ts';
import { type Greeting, readLinkText, type ReportReason, toLinkText } from './model.ts';

const purpose = 'greeting link';
const toSealing = async () => ({
  keys: await deriveKeys(settings().DATA_KEYS, purpose),
  context: purpose,
});

/** The greeting itself, sealed: nobody can make such a link but this site, and it is stored nowhere. */
export const sealGreeting = async (greeting: Greeting, now = Date.now()): Promise<string> =>
  seal(toLinkText(greeting, now), await toSealing());

const find = statement<{ id: string }, Pick<GreetingReportRow, 'state'>>(
  'SELECT state FROM greeting_report WHERE id = :id',
);
/** The first report stops it; what staff have decided stays so. */
const add = statement<Omit<GreetingReportRow, 'count' | 'state'>>(
  `INSERT INTO greeting_report (id, template, reason, count, reported_at)
   VALUES (:id, :template, :reason, 1, :reportedAt) ON CONFLICT (id) DO UPDATE SET count = count + 1`,
);
const list = statement<{ rows: number }, GreetingReportRow>(
  `SELECT id, template, reason, count, state, reported_at AS "reportedAt" FROM greeting_report
   WHERE state = 'REPORTED' ORDER BY reported_at LIMIT :rows`,
);
const decide = statement<Pick<GreetingReportRow, 'id' | 'state'>>(
  'UPDATE greeting_report SET state = :state WHERE id = :id AND state <> :state',
);

export interface Opened {
  /** By which it is reported. */
  id: string;
  greeting: Greeting;
  /** Null: nobody has reported it. */
  report: GreetingReportRow['state'] | null;
}

/** The greeting of a link; null where it is none of ours, or its time is over. */
export async function openGreeting(link: string, now = Date.now()): Promise<Opened | null> {
  const text = await unseal(link, await toSealing()).catch(() => null);
  const greeting = text === null ? null : readLinkText(text, now);
  // The nonce alone is unique and has one spelling; the rest of a link can be spelt in several ways.
  const [, , nonce = ''] = link.split('.');
  if (!greeting) return null;
  const id = await hashText(`${purpose} ${nonce}`);
  return { id, greeting, report: (await findRow(DB, bind(find, { id })))?.state ?? null };
}

export const isStopped = ({ report }: Opened): boolean => report !== null && report !== 'ALLOWED';

export const reportGreeting = ({ id, greeting }: Opened, reason: ReportReason): Promise<number> =>
  run(DB, bind(add, { id, template: greeting.template, reason, reportedAt: Date.now() }));

export const readReports = (rows: number): Promise<GreetingReportRow[]> =>
  readRows(DB, bind(list, { rows }));

/** False where there is no such report, or it is so already. */
export async function decideReport(
  id: string,
  state: 'CONFIRMED' | 'ALLOWED',
  { who, reason }: Act,
): Promise<boolean> {
  const now = Date.now();
  const before = await findRow(DB, bind(find, { id }));
  if (!before || before.state === state) return false;
  await batch(DB, {
    decided: bind(decide, { id, state }),
    noted: noteAct({ at: now, who, act: `greeting ${state.toLowerCase()}`, subject: id, reason }),
  });
  return true;
}
