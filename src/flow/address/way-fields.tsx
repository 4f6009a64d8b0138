import type { Branch } from '#contracts/content/places.ts';
import { ifNearAny, toKilometresOf } from '#domain/distance.ts';
import { deliveryMnt, formatMnt } from '#domain/money.ts';
import { settleRead } from '#lib/outcome.ts';
import { requestContext } from '#request/context.ts';
import { texts } from '#request/texts.ts';
import { readBranches } from '#services/places.ts';
import { Choices } from '#ui/form/choices.tsx';
import { SelectField } from '#ui/form/select-field.tsx';
import { BranchPlaceField, narrowBranches, readBranchPlaces } from './branch-place.tsx';
import { Lacking } from '../views/lacking.tsx';

export function WayFields() {
  const { t } = texts();
  return (
    <Choices
      name="type"
      legend={t('checkout.question.delivery')}
      isAsked
      choices={[
        {
          value: 'DELIVERY',
          title: t('checkout.DELIVERY'),
          text: t('newNumber.deliveryText'),
          icon: 'truck',
          end: formatMnt(deliveryMnt),
        },
        {
          value: 'PICKUP',
          title: t('checkout.PICKUP'),
          text: t('newNumber.pickupText'),
          icon: 'store',
          end: t('checkout.free'),
        },
      ]}
    />
  );
}

/** The branch of the kiosk first, then the nearest where it is known where somebody is, else by name. */
function toOptions(branches: readonly Branch[], own: (one: Branch, name: 'name') => string) {
  const { kioskDevice, locale, position } = requestContext();
  const near = ifNearAny(branches, position);
  const toAway = (branch: Branch) => (near && toKilometresOf(branch, near)) ?? Infinity;
  const { compare } = new Intl.Collator(locale);
  const isHere = ({ id }: Branch) => id === kioskDevice?.branchId;
  return branches
    .toSorted(
      (a, b) =>
        Number(isHere(b)) - Number(isHere(a)) ||
        toAway(a) - toAway(b) ||
        compare(own(a, 'name'), own(b, 'name')),
    )
    .map((branch) => ({ value: branch.id, name: own(branch, 'name') }));
}

export async function BranchFields() {
  const { t, own } = texts();
  const branches = await settleRead(await readBranches());
  if (!branches.ok) return <Lacking title={t('checkout.branchesFailed')} />;
  const places = await readBranchPlaces(branches.value);
  const listed = narrowBranches(branches.value, (branch) => branch);
  return (
    <>
      <BranchPlaceField places={places} />
      <SelectField
        name="branchId"
        label={t('checkout.step.branch')}
        options={toOptions(listed, own)}
      />
    </>
  );
}
