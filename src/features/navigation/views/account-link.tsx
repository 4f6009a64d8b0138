import { texts } from '#request/texts.ts';
import { requestContext } from '#request/context.ts';
import { toHref } from '#request/page-address.ts';
import { withEndIcon, withIcon } from '#ui/with-icon.ts';
import { toSignInHref } from '../model.ts';

interface AccountLinkProps {
  className: string;
  /** Which of the two links shows its text; by default none does, and the text is the link's name. */
  shows?: 'both' | 'signIn' | 'none';
  /** The class of the texts where they are not always visible. */
  labelClass?: string;
  /** The icon comes after the text. */
  endsWithIcon?: boolean;
}

/**
 * The links to sign in and to the account. The page is the same for everybody, so it has both; an attribute of the
 * document, set from a cookie, decides which one is shown. Both load a new document.
 */
export function AccountLink({
  className,
  shows = 'none',
  labelClass,
  endsWithIcon = false,
}: AccountLinkProps) {
  const { t } = texts();
  const { page } = requestContext();
  const icon = endsWithIcon ? withEndIcon : withIcon;
  const render = (text: string) => (labelClass ? <span className={labelClass}>{text}</span> : text);
  return (
    <>
      <a
        href={toSignInHref(toHref(page))}
        data-document
        data-keep-draft
        rel="nofollow"
        className={`if-signed-out ${className} ${icon('user-round')}`}
        aria-label={shows === 'none' ? t('identity.signIn') : undefined}
      >
        {shows !== 'none' && render(t('identity.signIn'))}
      </a>
      <a
        href="/account"
        data-document
        rel="nofollow"
        className={`if-signed-in before:text-primary after:text-primary ${className} ${icon('user-round-check')}`}
        aria-label={shows === 'both' ? undefined : t('identity.account')}
      >
        {shows === 'both' && render(t('identity.account'))}
      </a>
    </>
  );
}

/** For the kiosk, where signing out takes one press. */
export function SignOutButton({ className }: { className: string }) {
  return (
    <form method="post" action="/sign-out" className="if-signed-in contents">
      <button type="submit" className={`${className} ${withIcon('log-out')}`}>
        {texts().t('identity.signOut')}
      </button>
    </form>
  );
}
