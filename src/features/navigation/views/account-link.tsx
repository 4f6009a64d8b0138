import { texts } from '#i18n/texts.ts';
import { requestContext } from '#request/context.ts';
import { toHref } from '#request/page-address.ts';
import { Icon } from '#ui/icon.tsx';
import { toSignInHref } from '../model.ts';

interface AccountLinkProps {
  className: string;
  /** Left out, only the icon is seen. */
  labelClass?: string;
  accountLabelClass?: string;
  iconClass?: string;
}

/**
 * To sign in, or to one's account. The page is anybody's, so it holds both, and a mark on the document, set from
 * a small cookie, says which is seen. Both change the whole document.
 */
export function AccountLink({
  className,
  labelClass = 'sr-only',
  accountLabelClass = labelClass,
  iconClass = '',
}: AccountLinkProps) {
  const { t } = texts();
  const { page } = requestContext();
  return (
    <>
      <a
        href={toSignInHref(toHref(page))}
        data-document
        data-keep-draft
        rel="nofollow"
        className={`if-signed-out ${className}`}
      >
        <Icon name="user-round" className={iconClass} />
        <span className={labelClass}>{t('identity.signIn')}</span>
      </a>
      <a href="/account" data-document rel="nofollow" className={`if-signed-in ${className}`}>
        <Icon name="user-round-check" className={`text-primary ${iconClass}`} />
        <span className={accountLabelClass}>{t('identity.account')}</span>
      </a>
    </>
  );
}

/** At a kiosk one leaves with one press. */
export function SignOutButton({ className }: { className: string }) {
  return (
    <form method="post" action="/sign-out" className="if-signed-in contents">
      <button type="submit" className={className}>
        <Icon name="log-out" />
        {texts().t('identity.signOut')}
      </button>
    </form>
  );
}
