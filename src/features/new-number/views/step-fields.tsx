import { formatMnt } from '#domain/money.ts';
import { pairDigits } from '#domain/phone-number.ts';
import { DeviceField } from '#flow/esim/device-field.tsx';
import { toPlanContents } from '#flow/plan-contents.ts';
import { settleRead } from '#lib/outcome.ts';
import { texts } from '#request/texts.ts';
import { readNumberPlans, readNumbers } from '#services/numbers.ts';
import { Choices } from '#ui/form/choices.tsx';
import { readFieldState } from '#ui/form/field-state.ts';
import { withIcon } from '#ui/with-icon.ts';
import type { ChosenPlan } from '../chosen.ts';
import { similarCount } from '../model.ts';
import { findSimilar } from '../similar.ts';
import { Lacking } from '#flow/views/lacking.tsx';
import { toPriceText } from './number-cards.tsx';
import { WishedPlan } from './wished-plan.tsx';

async function readOffered(asked: string) {
  if (/^\d{8}$/.test(asked)) return findSimilar(asked);
  const list = await readNumbers({ class: 'SUGGESTED', size: similarCount });
  return list.ok ? list.value.items : [];
}

/** The entrance, where a number could not be had, or somebody comes without one: a few, and the way to all of them. */
export async function NumberFields() {
  const { t } = texts();
  const { typed, faults } = readFieldState('isdn');
  const asked = faults.length > 0 ? (typed?.[0] ?? '') : '';
  const offered = await readOffered(asked);
  return (
    <>
      {offered.length > 0 && (
        <Choices
          name="isdn"
          legend={t(asked ? 'newNumber.similar' : 'newNumber.suggested')}
          columns
          choices={offered.map(({ isdn, class: named, price }) => ({
            value: isdn,
            title: pairDigits(isdn),
            text: [t(`newNumber.class.${named}`), toPriceText(price)],
          }))}
        />
      )}
      <WishedPlan id={readFieldState('planId').typed?.[0] ?? ''} />
      <a href="/new-number" data-document className={`btn-line self-start ${withIcon('search')}`}>
        {t('newNumber.all')}
      </a>
    </>
  );
}

export async function PlanFields({ data }: { data: { wished?: string } }) {
  const { t, own } = texts();
  const plans = await settleRead(await readNumberPlans());
  if (!plans.ok || plans.value.length === 0) return <Lacking title={t('newNumber.plansFailed')} />;
  return (
    <Choices
      name="planId"
      legend={t('newNumber.question.plan')}
      isAsked
      value={data.wished}
      choices={plans.value.map(({ id, type, fee, ...plan }) => ({
        value: id,
        title: own(plan, 'name'),
        text: [
          own(plan, 'text') || t(`newNumber.type.${type}`),
          ...[toPlanContents(plan)].filter(Boolean),
        ],
        end: fee > 0 ? t('homeInternet.perMonth', { price: formatMnt(fee) }) : undefined,
      }))}
    />
  );
}

export function SimFields({ data }: { data: { plan: ChosenPlan } }) {
  const { t } = texts();
  const { simPrice, esimPrice } = data.plan;
  const toEnd = (price: number) => (price > 0 ? formatMnt(price) : t('checkout.free'));
  return (
    <>
      <Choices
        name="sim"
        legend={t('newNumber.question.sim')}
        isAsked
        choices={[
          {
            value: 'ESIM',
            title: t('newNumber.sim.ESIM'),
            text: t('newNumber.simText.ESIM'),
            icon: 'qr-code',
            end: toEnd(esimPrice),
          },
          {
            value: 'SIM',
            title: t('newNumber.sim.SIM'),
            text: t('newNumber.simText.SIM'),
            icon: 'card-sim',
            end: toEnd(simPrice),
          },
        ]}
      />
      <DeviceField />
    </>
  );
}
