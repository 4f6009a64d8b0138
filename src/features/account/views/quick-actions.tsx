import type { Subscriber } from '#contracts/mobile/subscriber.ts';
import type { MessageKey } from '#i18n/translator.ts';
import { texts } from '#request/texts.ts';
import { ClosedNote } from '#ui/closed-note.tsx';
import type { IconName } from '#ui/icon-names.ts';
import { withIcon } from '#ui/with-icon.ts';

interface Action {
  href: string;
  icon: IconName;
  title: MessageKey;
  /** Only a number that is paid for in this way has something of it. */
  of?: Subscriber['payment'];
}

const actions: readonly Action[] = [
  { href: '/pay/bill', icon: 'receipt-text', title: 'account.payBill', of: 'POSTPAID' },
  { href: '/pay/units', icon: 'circle-plus', title: 'account.topUp', of: 'PREPAID' },
  { href: '/pay/data', icon: 'signal', title: 'account.buyData' },
  {
    href: '/packageshift',
    icon: 'arrow-left-right',
    title: 'flow.packageShift.title',
    of: 'POSTPAID',
  },
  { href: '/roaming', icon: 'plane', title: 'roaming.title' },
];

/** What is done most for a number, before anything that is said of it; all of it where nobody knows how it is paid for. */
export function QuickActions({ payment }: { payment: Subscriber['payment'] | null }) {
  const { t } = texts();
  const shown = actions.filter(({ of = payment }) => payment === null || of === payment);
  return (
    <nav aria-label={t('account.quick')} className="mt-6">
      <ul className="m-0 grid list-none grid-cols-2 gap-3 p-0 xs:grid-cols-3 md:grid-cols-5">
        {shown.map(({ href, icon, title }) => (
          <li key={href}>
            <a
              href={href}
              data-document
              className={`card-link tap stack h-full gap-1.5 p-4 font-bold leading-tight before:text-xl before:text-primary ${withIcon(icon)}`}
            >
              {t(title)}
              <ClosedNote href={href} />
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
