/**
 * What only a kiosk runs, without React: it asks who is still there, ends visits, leads back through this visit, and
 * types. `intent.ts` loads it; the head script keeps the history of one visit from the next.
 */
import { dataBack, visitStart } from '../page-contract.ts';
import { watchIdle } from './idle.ts';
import { showKeyboard } from './keyboard.ts';
import { wipeOnSubmit } from './wipe.ts';

/** The place of this page in the browser's history; undefined where the browser does not say it. */
function findIndex(): number | undefined {
  const { navigation } = globalThis as { navigation?: { currentEntry?: { index: number } | null } };
  return navigation?.currentEntry?.index;
}

function goBack(event: MouseEvent): void {
  const link = event.target instanceof Element && event.target.closest(`a[${dataBack}]`);
  const index = findIndex();
  if (!link || index === undefined || index <= Number(sessionStorage.getItem(visitStart))) return;
  event.preventDefault();
  history.back();
}

wipeOnSubmit();
watchIdle();
showKeyboard();
addEventListener('click', goBack);
