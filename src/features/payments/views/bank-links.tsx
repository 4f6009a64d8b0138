import type { BankLink } from '#payment/model.ts';
import { requestContext } from '#request/context.ts';
import { texts } from '#request/texts.ts';

/** Only hosts that the page's policy lists; without a picture the first letter stands for the app. */
function isShown(logo: string | null): logo is string {
  const url = URL.parse(logo ?? '');
  return url?.protocol === 'https:' && requestContext().pictureHosts.includes(url.hostname);
}

/** Apps that open with the invoice already read. The wallet of the embedded operator is a page of its own. */
export function BankLinks({ links }: { links: readonly BankLink[] }) {
  const { t, own } = texts();
  const { mode } = requestContext();
  if (links.length === 0) return null;
  return (
    <section aria-labelledby="apps" className="min-w-0">
      <h2 id="apps" className="text-xl">
        {t('payment.apps')}
      </h2>
      <p className="mt-1 text-muted">{t('payment.appsHint')}</p>
      <ul className="bank-links mt-4 grid list-none gap-2 p-0">
        {links.map((link) => {
          const name = own(link, 'name');
          const opensNew = link.href.startsWith('/') && mode === 'browser';
          return (
            <li key={link.href}>
              <a
                href={link.href}
                data-document
                {...(opensNew && { target: '_blank', rel: 'noopener' })}
                className="tap row h-full gap-3 rounded-control border-1 border-line bg-raised px-3 py-2 font-medium no-underline text-ink transition-colors duration-150 hover:border-primary"
              >
                {isShown(link.logo) ? (
                  <img src={link.logo} alt="" width={36} height={36} className="rounded" />
                ) : (
                  <span
                    aria-hidden
                    className="grid h-9 w-9 shrink-0 place-items-center rounded bg-primary-tint font-bold text-primary-strong"
                  >
                    {name.slice(0, 1).toUpperCase()}
                  </span>
                )}
                <span className="min-w-0 leading-tight">{name}</span>
              </a>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
