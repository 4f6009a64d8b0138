import type { Branch } from '#contracts/content/places.ts';
import { formatDateTime } from '#i18n/format-date.ts';
import { toDeviceLink } from '#identity/kiosk/device.ts';
import { isPinSet, type ListedDevice, listDevices } from '#identity/kiosk/store.ts';
import { ActForm, DeskActLink } from '#identity/staff/views/desk-act.tsx';
import { settleRead } from '#lib/outcome.ts';
import { requestContext } from '#request/context.ts';
import { texts } from '#request/texts.ts';
import { readBranches } from '#services/places.ts';
import { Field } from '#ui/form/field.tsx';
import { SelectField } from '#ui/form/select-field.tsx';

function Act({ submit }: { submit: string }) {
  const { t } = texts();
  return (
    <>
      <Field name="who" label={t('staff.who')} autoComplete="name" maxLength={80} />
      <Field
        name="reason"
        label={t('staff.reason')}
        hint={t('kiosk.staff.reasonHint')}
        maxLength={300}
      />
      <button type="submit" className="btn-primary self-start">
        {submit}
      </button>
    </>
  );
}

/** The link of a device that has not been set up: for this screen, or to be brought to another. */
async function DeviceLink({ id }: { id: string }) {
  const { t } = texts();
  const link = await toDeviceLink(id);
  return (
    <>
      <label className="mt-4 block font-bold">
        {t('kiosk.staff.link')}
        <input readOnly value={requestContext().origin + link} className="control mt-2" />
      </label>
      <a href={link} data-document className="btn-quiet mr-3 mt-4">
        {t('kiosk.staff.here')}
      </a>
    </>
  );
}

function Device({ device, branch }: { device: ListedDevice; branch: Branch | undefined }) {
  const { t, own } = texts();
  const { locale } = requestContext();
  const { id, name, branchId, isUsed, linkExpiresAt } = device;
  const acted = { name: 'device', id, needs: 'fulfil' } as const;
  const time = formatDateTime(linkExpiresAt, locale);
  return (
    <li id={`device-${id}`} className="card p-5">
      <p className="text-lg font-bold [overflow-wrap:anywhere]">{name}</p>
      <p className="numbers text-muted">
        {branch ? own(branch, 'name') : branchId} ·{' '}
        {isUsed ? t('kiosk.staff.used') : t('kiosk.staff.unused', { time })}
      </p>
      {!isUsed && <DeviceLink id={id} />}
      <DeskActLink {...acted} label={t('kiosk.staff.act')} />
      <ActForm
        {...acted}
        acts={[{ value: 'revoke', label: t('kiosk.staff.revoke') }]}
        hint={t('kiosk.staff.reasonHint')}
      />
    </li>
  );
}

/** The touch screens in the branches: their links, and the form that makes one. */
export async function Devices() {
  const { t, own } = texts();
  const { page, formState } = requestContext();
  const [devices, read] = await Promise.all([listDevices(), readBranches()]);
  const outcome = await settleRead(read);
  const branches = outcome.ok ? outcome.value : [];
  const isRevoking = formState?.typed['device'] !== undefined || page.query.has('device');
  return (
    <section aria-labelledby="kiosks">
      <h2 id="kiosks" className="text-2xl">
        {t('kiosk.staff.title')}
      </h2>
      <p className="mt-3 text-muted">
        {t(devices.length === 0 ? 'kiosk.staff.none' : 'kiosk.staff.lead')}
      </p>
      {!isPinSet() && <p className="mt-3 text-warning">{t('kiosk.staff.noPin')}</p>}
      <ul className="m-0 mt-5 grid list-none gap-4 p-0">
        {devices.map((device) => (
          <Device
            key={device.id}
            device={device}
            branch={branches.find(({ id }) => id === device.branchId)}
          />
        ))}
      </ul>
      {!isRevoking && (
        <form method="post" action="/staff/kiosks" className="section stack max-w-110 gap-5">
          <h3 className="text-xl">{t('kiosk.staff.add')}</h3>
          <input type="hidden" name="intent" value="add" />
          <Field
            name="name"
            label={t('kiosk.staff.name')}
            hint={t('kiosk.staff.nameHint')}
            maxLength={60}
          />
          <SelectField
            name="branch"
            label={t('kiosk.staff.branch')}
            options={branches.map((branch) => ({ value: branch.id, name: own(branch, 'name') }))}
          />
          <Act submit={t('kiosk.staff.submit')} />
        </form>
      )}
    </section>
  );
}
