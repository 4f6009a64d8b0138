import type { Opening } from '#domain/opening-hours.ts';
import { BranchPlaceField, narrowBranches, readBranchPlaces } from '#flow/address/branch-place.tsx';
import { toDayName } from '#i18n/day-name.ts';
import { writeBrought } from '#order/brought.ts';
import type { OrderLine } from '#order/model.ts';
import { requestContext } from '#request/context.ts';
import { texts } from '#request/texts.ts';
import { Failed } from '#ui/failed.tsx';
import { type Choice, Choices } from '#ui/form/choices.tsx';
import { Section } from '#ui/section.tsx';
import { type PickUpBranch, readPickUpBranches } from '../find-branches.ts';
import { WayOn } from './way-on.tsx';

/** Shown at once; the others are a press away. */
const shown = 6;

function toHours(opening: Opening | null): string | null {
  const { t } = texts();
  if (!opening) return null;
  if (opening.state === 'open') return t('checkout.openUntil', { time: opening.until });
  const { opens } = opening;
  if (!opens) return t('checkout.closed');
  const { at: time, weekday, daysAhead } = opens;
  return daysAhead === 0
    ? t('checkout.opensAt', { time })
    : t('checkout.opensOn', { day: toDayName(weekday, t), time });
}

function toStock({ inStock, lines }: PickUpBranch): string | null {
  const { t } = texts();
  if (inStock === null) return null;
  return (
    writeBrought({ count: lines, have: inStock }, t) ??
    t(lines === 1 ? 'checkout.oneInStock' : 'checkout.inStock')
  );
}

function toChoice(found: PickUpBranch): Choice {
  const { t, own } = texts();
  const { branch, km, opening } = found;
  const isHere = requestContext().kioskDevice?.branchId === branch.id;
  const lines = [toStock(found), own(branch, 'address'), toHours(opening)];
  const away =
    km === null ? undefined : t('checkout.km', { km: km < 10 ? km.toFixed(1) : Math.round(km) });
  return {
    value: branch.id,
    title: own(branch, 'name'),
    text: lines.flatMap((line) => line || []),
    end: isHere ? t('checkout.yourBranch') : away,
  };
}

async function BranchChoices({ branches }: { branches: readonly PickUpBranch[] }) {
  const { t } = texts();
  const places = await readBranchPlaces(branches.map(({ branch }) => branch));
  const listed = narrowBranches(branches, ({ branch }) => branch);
  const rest = listed.slice(shown).map(toChoice);
  return (
    <>
      <BranchPlaceField places={places} />
      <Choices
        name="branchId"
        legend={t('checkout.question.branch')}
        isAsked
        choices={listed.slice(0, shown).map(toChoice)}
        more={{ label: t('checkout.moreBranches', { count: rest.length }), choices: rest }}
      />
    </>
  );
}

/** As high as the branches shown at once. */
const BranchSkeleton = () => (
  <div aria-hidden className="grid gap-3">
    {Array.from({ length: shown }, (_, i) => (
      <div key={i} className="skeleton h-30" />
    ))}
  </div>
);

/** Branches that have everything first, the nearest of them before the others. */
export async function BranchFields({ data }: { data: { lines: readonly OrderLine[] } }) {
  const { t } = texts();
  const { position, kioskDevice } = requestContext();
  const result = readPickUpBranches(data.lines, {
    position,
    own: kioskDevice?.branchId,
    now: new Date(),
  });
  return (
    <>
      <WayOn lines={data.lines} />
      <Section
        read={{ state: 'pending', result }}
        skeleton={<BranchSkeleton />}
        failed={<Failed title={t('checkout.branchesFailed')} />}
      >
        {(branches) => <BranchChoices branches={branches} />}
      </Section>
    </>
  );
}
