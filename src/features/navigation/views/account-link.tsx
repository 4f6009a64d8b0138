import { texts } from '#request/texts.ts';
import { requestContext } from '#request/context.ts';
import { toHref } from '#request/page-address.ts';
import { Icon } from '#ui/icon.tsx';
import { toSignInHref } from '../model.ts';

interface AccountLinkProps {
  className: string;
  /** By default the labels are for screen readers only. */
  labelClass?: string;
  accountLabelClass?: string;
  iconClass?: string;
}

/**
 * The links to sign in and to the account. The page is the same for everybody, so it has both; an attribute of the
 * document, set from a cookie, decides which one is shown. Both load a new document.
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

/** For the kiosk, where signing out takes one press. */
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
