import { formatMnt } from '#domain/money.ts';
import { AgreementPart } from '#flow/consent/agreement-part.tsx';
import { type Device, DeviceField, DeviceNote } from '#flow/esim/device-field.tsx';
import { formatVolume } from '#i18n/format-volume.ts';
import { settleRead } from '#lib/outcome.ts';
import { texts } from '#request/texts.ts';
import { readTravelPoints } from '#services/places.ts';
import { readTouristPackages } from '#services/tourist-sims.ts';
import { Choices } from '#ui/form/choices.tsx';
import { Field } from '#ui/form/field.tsx';
import { pointKinds, toDayPrice } from '../model.ts';
import { Lacking } from './lacking.tsx';

export async function PackageFields() {
  const { t } = texts();
  const packages = await settleRead(await readTouristPackages());
  if (!packages.ok || packages.value.length === 0) {
    return <Lacking title={t('touristSim.packagesFailed')} />;
  }
  return (
    <Choices
      name="packageId"
      legend={t('touristSim.question.package')}
      isAsked
      hint={t('touristSim.dataOnly')}
      choices={packages.value
        .toSorted((one, other) => one.days - other.days)
        .map(({ id, days, dataMb, price }) => ({
          value: id,
          title: t('touristSim.days', { count: days, data: formatVolume(dataMb, t) }),
          text: t('touristSim.perDay', { price: formatMnt(toDayPrice({ price, days })) }),
          end: formatMnt(price),
        }))}
    />
  );
}

export function SimFields() {
  const { t } = texts();
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
            text: t('touristSim.simText.ESIM'),
            icon: 'qr-code',
          },
          {
            value: 'SIM',
            title: t('newNumber.sim.SIM'),
            text: t('touristSim.simText.SIM'),
            icon: 'card-sim',
          },
        ]}
      />
      <DeviceField />
    </>
  );
}

const icons = { AIRPORT: 'plane', BORDER: 'flag', HOTEL: 'bed-double' } as const;

export function ArrivalFields() {
  const { t } = texts();
  return (
    <>
      <Field
        name="arrives"
        type="date"
        label={t('touristSim.arrives')}
        hint={t('touristSim.arrivesHint')}
        maxLength={10}
        autoComplete="off"
        className="numbers max-w-60"
      />
      <Choices
        name="kind"
        legend={t('touristSim.where')}
        choices={pointKinds.map((kind) => ({
          value: kind,
          title: t(`travel.kind.${kind}`),
          icon: icons[kind],
        }))}
      />
    </>
  );
}

export async function PointFields({
  data,
}: {
  data: { arrival?: { kind: (typeof pointKinds)[number] } };
}) {
  const { t, own } = texts();
  const points = await settleRead(await readTravelPoints(data.arrival?.kind));
  if (!points.ok) return <Lacking title={t('touristSim.pointsFailed')} />;
  if (points.value.length === 0) return <Lacking title={t('travel.empty')} />;
  return (
    <Choices
      name="pointId"
      legend={t('touristSim.question.point')}
      isAsked
      choices={points.value.map((point) => ({
        value: point.id,
        title: own(point, 'name'),
        text: [own(point, 'address'), own(point, 'hours')].filter((line) => line !== ''),
      }))}
    />
  );
}

export function EmailFields({ data }: { data: { sim: Device } }) {
  const { t } = texts();
  return (
    <>
      <DeviceNote {...data.sim} step="/tourist-sim/sim" />
      <Field
        name="email"
        type="email"
        inputMode="email"
        label={t('flow.contact.email')}
        hint={t('touristSim.emailHint')}
        maxLength={254}
        autoComplete="email"
      />
    </>
  );
}

/** Above the forms of the code. */
export function CodeFields() {
  return <p className="text-muted">{texts().t('touristSim.codeLead')}</p>;
}

export const TermsFields = () => <AgreementPart />;
