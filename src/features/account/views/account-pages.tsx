import type { MessageKey } from '#i18n/translator.ts';
import { texts } from '#request/texts.ts';
import type { IconName } from '#ui/icon-names.ts';
import { withEndIcon } from '#ui/with-icon.ts';
import { RowIcon } from './row-icon.tsx';

const pages: readonly { href: string; icon: IconName; title: MessageKey; text: MessageKey }[] = [
  {
    href: '/account/bills',
    icon: 'receipt-text',
    title: 'account.bills.title',
    text: 'account.bills.text',
  },
  {
    href: '/account/payments',
    icon: 'wallet',
    title: 'account.payments.title',
    text: 'account.payments.text',
  },
  { href: '/order', icon: 'package', title: 'order.title', text: 'account.orders' },
  { href: '/account/puk', icon: 'card-sim', title: 'account.puk.title', text: 'account.puk.text' },
  {
    href: '/account/devices',
    icon: 'tablet-smartphone',
    title: 'account.devices.title',
    text: 'account.devices.text',
  },
  {
    href: '/digital-consent',
    icon: 'shield-check',
    title: 'consent.title',
    text: 'account.consent',
  },
  {
    href: '/account/data',
    icon: 'user-round',
    title: 'account.data.title',
    text: 'account.data.text',
  },
];

/** What there is beside the overview, each with a page of its own. The e-mail address is changed where the plan names it. */
export function AccountPages() {
  const { t } = texts();
  return (
    <nav aria-label={t('account.more')} className="card px-5 py-2 sm:px-6">
      <ul className="m-0 list-none p-0">
        {pages.map(({ href, icon, title, text }) => (
          <li key={href} className="border-t-1 border-line first:border-t-0">
            <a
              href={href}
              data-document
              className={`row tap group gap-4 py-2.5 after:ml-auto after:text-muted ${withEndIcon('chevron-right')}`}
            >
              <RowIcon name={icon} />
              <span className="min-w-0">
                <span className="block font-bold group-hover:underline">{t(title)}</span>
                <span className="block text-sm text-muted">{t(text)}</span>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
