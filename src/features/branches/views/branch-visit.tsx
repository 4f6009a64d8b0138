import { toOpening } from '#domain/opening-hours.ts';
import { mapRead } from '#lib/outcome.ts';
import { requestContext } from '#request/context.ts';
import { texts } from '#request/texts.ts';
import { readBranches } from '#services/places.ts';
import { Link } from '#ui/link.tsx';
import { OpeningLine } from '#ui/opening-line.tsx';
import { Section } from '#ui/section.tsx';
import { withIcon } from '#ui/with-icon.ts';
import { toMapUrl } from '../map-url.ts';

/** What somebody needs who goes to a branch now: whether it is open, and the way there; nothing of what nobody says. */
export async function BranchVisit({ id }: { id: string }) {
  const { t } = texts();
  const read = mapRead(await readBranches(), (all) => all.find((one) => one.id === id) ?? null);
  return (
    <Section read={read} skeleton={null} failed={null}>
      {(branch) => {
        if (!branch) return null;
        const opening = branch.hours.length === 0 ? null : toOpening(branch, new Date());
        const mapUrl = requestContext().mode === 'kiosk' ? null : toMapUrl(branch);
        return (
          <span className="mt-1 flex flex-wrap items-center gap-x-4">
            <OpeningLine opening={opening} />
            {mapUrl && (
              <Link href={mapUrl} className={`line-link gap-1.5 text-link ${withIcon('map-pin')}`}>
                {t('branches.directions')}
              </Link>
            )}
          </span>
        );
      }}
    </Section>
  );
}
