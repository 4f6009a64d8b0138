import { findLinkedDevice } from '#identity/kiosk/device.ts';
import { requestContext } from '#request/context.ts';
import { settleRead } from '#lib/outcome.ts';
import { texts } from '#request/texts.ts';
import { readBranches } from '#services/places.ts';
import { PageHeader } from '#ui/page-header.tsx';
import { PageMeta } from '#ui/page-meta.tsx';
import { hasStaffPages } from '#identity/staff/staff.ts';
import { notFound } from '#waku.ts';

interface LinkedForm {
  device: { name: string; branchId: string };
  fields: Readonly<Record<string, string>>;
}

async function SetUpForm({ device, fields }: LinkedForm) {
  const { t, own } = texts();
  const branches = await settleRead(await readBranches());
  const found = branches.ok && branches.value.find(({ id }) => id === device.branchId);
  const branch = found ? own(found, 'name') : device.branchId;
  return (
    <form method="post" action="/kiosk/setup" className="stack max-w-180 items-start gap-6">
      <p className="lead">{t('kiosk.setup.lead', { name: device.name, branch })}</p>
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <button type="submit" className="btn-primary">
        {t('kiosk.setup.submit')}
      </button>
    </form>
  );
}

/** Where a link of the staff leads. Opening it uses nothing up, because previews and prefetches open links too. */
export async function SetUpPage() {
  if (!hasStaffPages()) notFound();
  const { t } = texts();
  const { page } = requestContext();
  const [id = '', key = ''] = [page.query.get('device'), page.query.get('key')].map(String);
  const device = await findLinkedDevice(id, key);
  const title = t('kiosk.setup.title');
  return (
    <>
      <PageMeta title={title} description={title} noIndex />
      <PageHeader crumbs={[{ name: title, href: '/kiosk/setup' }]} title={title} />
      <div className="page">
        {device ? (
          <SetUpForm device={device} fields={{ device: id, key }} />
        ) : (
          <p role="alert" className="rounded-control bg-warning-tint p-4 font-medium text-warning">
            {t('kiosk.setup.gone')}
          </p>
        )}
      </div>
    </>
  );
}
