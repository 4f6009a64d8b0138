import { brand } from '#domain/brand.ts';
import { texts } from '#request/texts.ts';
import { Empty } from '#ui/empty.tsx';

const elsewhere = {
  call: ['cloud-off', 'packageShift.lackingTitle', 'pay.instead'],
  plan: ['smartphone', 'packageShift.noPlanTitle', 'packageShift.noPlanText'],
  prepaid: ['smartphone', 'packageShift.prepaidTitle', 'packageShift.prepaidText'],
} as const;

/** Why no plan is changed here, and what can be had instead. */
export function Elsewhere({ lacking }: { lacking: keyof typeof elsewhere }) {
  const { t } = texts();
  const [icon, title, text] = elsewhere[lacking];
  const isPrepaid = lacking === 'prepaid';
  return (
    <Empty icon={icon} title={t(title)} text={t(text, { phone: brand.callCentre })}>
      <div className="mt-2 flex flex-wrap justify-center gap-3">
        {isPrepaid && (
          <>
            <a href="/pay/data" data-document className="btn-primary">
              {t('packageShift.act.data')}
            </a>
            <a href="/new-number" data-document className="btn-line">
              {t('packageShift.act.newNumber')}
            </a>
          </>
        )}
        <a
          href="/service-branches"
          data-document
          className={isPrepaid ? 'btn-line' : 'btn-primary'}
        >
          {t('nav.branches')}
        </a>
      </div>
    </Empty>
  );
}
