import type { Opening } from '#domain/opening-hours.ts';
import { toDayName } from '#i18n/day-name.ts';
import type { OrderLine } from '#order/model.ts';
import { requestContext } from '#request/context.ts';
import { texts } from '#request/texts.ts';
import { Failed } from '#ui/failed.tsx';
import { type Choice, Choices } from '#ui/form/choices.tsx';
import { readFieldState } from '#ui/form/field-state.ts';
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
  if (inStock === lines) return t('checkout.inStock');
  return inStock === 0
    ? t('checkout.notHere')
    : t('checkout.partly', { count: lines, have: inStock });
}

function toChoice(found: PickUpBranch): Choice {
  const { t, own } = texts();
  const { branch, km, opening } = found;
  const isHere = requestContext().kioskDevice?.branchId === branch.id;
  const parts = [toStock(found), own(branch, 'address'), toHours(opening)];
  const away =
    km === null ? undefined : t('checkout.km', { km: km < 10 ? km.toFixed(1) : Math.round(km) });
  return {
    value: branch.id,
    title: own(branch, 'name'),
    text: parts.filter((part) => part !== null && part !== '').join(' · '),
    end: isHere ? t('checkout.yourBranch') : away,
  };
}

function BranchChoices({ branches }: { branches: readonly PickUpBranch[] }) {
  const { t } = texts();
  const chosen = readFieldState('branchId').typed?.[0];
  const isHidden = branches.slice(shown).some(({ branch }) => branch.id === chosen);
  const rest = branches.slice(shown);
  return (
    <>
      <Choices
        name="branchId"
        legend={t('checkout.step.branch')}
        choices={branches.slice(0, shown).map(toChoice)}
      />
      {rest.length > 0 && (
        <details open={isHidden}>
          <summary className="line-link text-link">
            {t('checkout.moreBranches', { count: rest.length })}
          </summary>
          <div className="mt-3">
            <Choices
              name="branchId"
              legend={t('checkout.step.branch')}
              choices={rest.map(toChoice)}
            />
          </div>
        </details>
      )}
    </>
  );
}

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
        skeleton={<Choices name="branchId" legend={t('checkout.step.branch')} choices={[]} />}
        failed={<Failed title={t('checkout.branchesFailed')} />}
      >
        {(branches) => <BranchChoices branches={branches} />}
      </Section>
    </>
  );
}
