import type { CustomerSession } from '#identity/session.ts';
import { texts } from '#request/texts.ts';
import { hasCodes } from '../before-store.ts';
import { type Counts, type Known, type Part, parts, type PersonIds } from '../model.ts';
import { KeptList, listKept } from './kept-list.tsx';
import { Open } from './open-part.tsx';

/** How many rows there are of each part. */
export function Parts({ counts, only }: { counts: Counts; only?: (part: Part) => boolean }) {
  const { t } = texts();
  const shown = parts.filter((part) => counts[part] !== undefined && (only?.(part) ?? true));
  if (shown.length === 0) return <p className="mt-2 text-muted">{t('data.nothing')}</p>;
  return (
    <ul className="mt-2 list-none p-0">
      {shown.map((part) => (
        <li key={part} className="flex justify-between gap-4 border-b-1 border-line py-2.5">
          <span>{t(`data.part.${part}`)}</span>
          <span className="numbers font-bold">{counts[part]}</span>
        </li>
      ))}
    </ul>
  );
}

/** What a deletion does, before it is asked for. */
export async function Deletion({
  customer,
  ids,
  known,
  counts,
}: {
  customer: CustomerSession;
  ids: PersonIds;
  known: Known;
  counts: Counts;
}) {
  const { t } = texts();
  const { retention } = known;
  const kept = listKept(retention);
  const isLosingCodes = await hasCodes(ids, retention);
  return (
    <>
      <Open customer={customer} ids={ids} known={known} />
      <h3 className="mt-6 text-base font-bold">{t('data.delete.gone')}</h3>
      <Parts counts={counts} only={(part) => kept.every((one) => one.part !== part)} />
      <h3 className="mt-6 text-base font-bold">{t('data.delete.kept')}</h3>
      <p className="mt-1">{t('data.delete.keptText')}</p>
      <KeptList retention={retention} counts={counts} />
      <p className="mt-4">{t('data.delete.elsewhere')}</p>
      {isLosingCodes && <p className="mt-2 font-bold">{t('data.delete.codes')}</p>}
      <p className="mt-2 font-bold">{t('data.delete.final')}</p>
    </>
  );
}
