import { mirrorVisit } from './mirror-visit.ts';
import { dataPreference, dataTheme } from './page-contract.ts';

const toOther = (theme: string | null) => (theme === 'dark' ? 'light' : 'dark');

/** Changes the theme without a new document. The server reads the cookie for the next one. */
export function changeTheme(): void {
  const root = document.documentElement;
  const theme = toOther(root.getAttribute(dataTheme));
  root.setAttribute(dataTheme, theme);
  document.cookie = `theme=${theme};path=/;max-age=31536000;samesite=lax`;
  mirrorVisit();
  // A parameter in the address takes precedence over the cookie.
  const url = new URL(location.href);
  if (url.searchParams.has('theme')) {
    url.searchParams.delete('theme');
    history.replaceState(history.state, '', url);
  }
  for (const button of document.querySelectorAll<HTMLButtonElement>(`[${dataPreference}=theme]`)) {
    button.value = toOther(theme);
  }
}
