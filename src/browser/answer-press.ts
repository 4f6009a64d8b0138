import { beginAtHeading } from './begin-at-heading.ts';
import { openInVisit } from './cart-drawer.ts';
import { changeTheme } from './change-theme.ts';
import { closeNotice } from './close-notice.ts';
import { restoreDraft } from './form-draft.ts';
import { dataPreference, quickAddFormId } from './page-contract.ts';
import { restorePlace, savePlace } from './save-place.ts';

/**
 * Whether nothing is left to the browser. The theme changes at once; another language is a new document, and so is the
 * answer to a list's form: both begin at the same place.
 */
export function answerPress(on: HTMLElement, isAsked: boolean): boolean {
  if (on.getAttribute('form') === quickAddFormId) {
    savePlace();
    return false;
  }
  switch (on.getAttribute(dataPreference)) {
    case 'theme':
      changeTheme();
      return true;
    case 'notice':
      closeNotice((on as HTMLButtonElement).value, isAsked);
      return true;
    case 'lang':
      savePlace();
      return false;
    default:
      return openInVisit();
  }
}

export { sendChoice } from './send-choice.ts';

export function restoreSaved(): void {
  restoreDraft();
  restorePlace();
  beginAtHeading();
}
