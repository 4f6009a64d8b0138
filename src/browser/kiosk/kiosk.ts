/**
 * What only a kiosk runs, without React: it asks who is still there, ends visits, keeps the history of one visit from
 * the next, and types. `intent.ts` loads it.
 */
import { dataBack } from '../page-contract.ts';
import { watchIdle } from './idle.ts';
import { showKeyboard } from './keyboard.ts';
import { wipeOnSubmit } from './wipe.ts';

const startKey = 'visit';

/** The place of this page in the browser's history; undefined where the browser does not say it. */
function findIndex(): number | undefined {
  const { navigation } = globalThis as { navigation?: { currentEntry?: { index: number } | null } };
  return navigation?.currentEntry?.index;
}

/** Where this visit began; "back" does not lead further. */
function readStart(): number {
  return Number(sessionStorage.getItem(startKey) ?? findIndex() ?? 0);
}

/** A page of the history before this visit is not shown: its address may say what somebody looked for. */
function keepToVisit(): void {
  const index = findIndex();
  if (index === undefined) return;
  // The attract screen: the next visit begins with the page after it.
  const isBetween = location.pathname === '/kiosk';
  if (isBetween) sessionStorage.clear();
  else if (index < readStart()) return location.replace('/kiosk');
  sessionStorage.setItem(startKey, String(isBetween ? index + 1 : readStart()));
}

function goBack(event: MouseEvent): void {
  const link = event.target instanceof Element && event.target.closest(`a[${dataBack}]`);
  const index = findIndex();
  if (!link || index === undefined || index <= readStart()) return;
  event.preventDefault();
  history.back();
}

/** Nothing comes back from the browser's memory of pages: it may be the page of the visitor before. */
function forgetPages(): void {
  const { style } = document.documentElement;
  addEventListener('pagehide', () => {
    style.visibility = 'hidden';
  });
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) location.reload();
    else style.visibility = '';
  });
}

keepToVisit();
forgetPages();
wipeOnSubmit();
watchIdle();
showKeyboard();
addEventListener('click', goBack);
