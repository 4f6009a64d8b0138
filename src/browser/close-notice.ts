import { dataNotice } from './page-contract.ts';

/** React's document must be that of its payload: before that was asked for the notice can go, later it is hidden. */
export function closeNotice(revision: string, isAsked: boolean): void {
  document.cookie = `notice=${revision};path=/;samesite=lax`;
  const notice = document.querySelector<HTMLElement>(`[${dataNotice}]`);
  if (isAsked && notice) notice.hidden = true;
  else notice?.remove();
}
