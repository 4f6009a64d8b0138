/**
 * What crosses the border between the server's HTML, the intent script, the islands and the styles: data attributes
 * and events. JSX, CSS and inline scripts spell the names out; `tests/architecture/page-contract.test.ts` holds
 * all of `src` to this list. Each is a constant of its own, because a bundler inlines constants but not properties.
 */

// On <html> or <body>, by the server.
/** The layout: `browser`, `webview` or `kiosk`. The head script turns `browser` into `webview` inside the app. */
export const dataMode = 'data-mode';
/** The layout that the server rendered, where the head script has changed `data-mode` since. */
export const dataRendered = 'data-rendered';
/** `light` or `dark`; the intent script changes it at once when the theme's form is submitted. */
export const dataTheme = 'data-theme';
/** `MOBILE` or `WEB`; the head script corrects it by the width of the window. */
export const dataDevice = 'data-device';
/** Which toast the page shows; the payload is asked for with the same one. */
export const dataToast = 'data-toast';
/** The page answers a form that was posted natively, and is never hydrated. */
export const dataStatic = 'data-static';
/** Somebody is signed in: styles choose between `.if-signed-in` and `.if-signed-out`. */
export const dataAccount = 'data-account';
/** The page uses the site's own font, which the browser has already. */
export const dataFont = 'data-font';

// On <html>, by scripts.
/** The page runs scripts, whatever the browser's media query says of them. */
export const dataScripts = 'data-scripts';
/** React takes the page over: as long as that lasts it needs the document as it was rendered. */
export const dataHydrating = 'data-hydrating';
/** The page is hydrated and its links navigate without a new document. */
export const dataReady = 'data-ready';
/** A navigation is on its way: styles show the progress bar. */
export const dataNavigating = 'data-navigating';
/** Every part of the page is rendered, also those below the first screen. */
export const dataSettled = 'data-settled';
/** The popover polyfill works: popovers open by script instead of by `:target`. */
export const dataPopovers = 'data-popovers';

/** At a kiosk: the on-screen keyboard is there. */
export const dataTyping = 'data-typing';
/** At a kiosk: the visit has ended, and nothing of it is shown any more. */
export const dataWiped = 'data-wiped';

// On elements of a page.
/** React fetches and hydrates the page without waiting for intent. */
export const dataEager = 'data-eager';
/**
 * What a part shows of something that changes by itself, such as a payment's state. A payload with another one would not
 * fit the document, which is loaded anew instead. Letters, digits, spaces and `.-` only, as the payload spells them.
 */
export const dataRevision = 'data-revision';
/** React marks a boundary with it that failed on the server and has to be rendered in the browser. */
export const dataDigest = 'data-dgst';
/** Only its island answers a press: a press before hydration is repeated afterwards. */
export const dataReplay = 'data-replay';
/** The island of an element with `data-replay` is hydrated. */
export const dataLive = 'data-live';
/** A link that loads a new document instead of navigating within this one. */
export const dataDocument = 'data-document';
/** A link after which the app may close its web view. */
export const dataClose = 'data-close';
/** A link that changes a choice on the same page: scroll position and focus stay. */
export const dataChoice = 'data-choice';
/** A link to an element in a scrolling row: only the row scrolls. */
export const dataInRow = 'data-in-row';
/** The preference that a button changes: `lang`, `theme` or `prompt`; or the `notice` that it closes. */
export const dataPreference = 'data-preference';
/** What staff tell everybody, on top of the page. */
export const dataNotice = 'data-notice';
/** A form whose typed values are saved for when its reader comes back to it. */
export const dataDraft = 'data-draft';
/** A link that leads away for a while: a press saves the draft of `data-draft`. */
export const dataKeepDraft = 'data-keep-draft';
/** A badge that shows the number of items in the cart. */
export const dataCartCount = 'data-cart-count';
/** The link to the cart, which opens the drawer where there is one. */
export const dataCartLink = 'data-cart-link';
/** The cart that the document was rendered with, as JSON. */
export const dataRenderedCart = 'data-rendered-cart';
/** A line of the cart, by its product id. */
export const dataLine = 'data-line';
/** The web view's title bar, for the app that hides it in favour of its own. */
export const dataAppTitle = 'data-app-title';

/** How many there are of what a choice names: the style sheet writes it at the end. */
export const dataCount = 'data-count';
/** Before a price that was: the style sheet says it to readers only. */
export const dataWas = 'data-was';
/** Why something is refused, by its name, for whoever reads the page by program. */
export const dataReason = 'data-reason';
/** A select upon whose choice the rest of its form depends: a change presses the button beside it. */
export const dataChoose = 'data-choose';
/** What has become of the payment that the page shows; the app is told. */
export const dataPayment = 'data-payment';

/** A page that is kept on the device, so that it opens without a connection; hidden until it is kept. */
export const dataKeepOffline = 'data-keep-offline';
/** The button that removes what was kept. */
export const dataForgetOffline = 'data-forget-offline';
/** By the service worker, above a page that was kept: since when. */
export const dataKeptNote = 'data-kept-note';

/** A page on which one waits for a phone or a bank: a kiosk asks later who is still there. */
export const dataUnhurried = 'data-unhurried';
/** The labels of a kiosk's on-screen keyboard, as JSON. */
export const dataKeyboard = 'data-keyboard';
/** On the element of the kiosk's countdown: its words, with `#` for the seconds. */
export const dataText = 'data-text';
/** The kiosk's link back, which leads to the page above where the visit has no page before this one. */
export const dataBack = 'data-back';

// Events.
/** On the window: the page is hydrated, as `data-ready` says from then on. */
export const readyEvent = 'tenger:ready';
/** On an element with `data-replay`, bubbling: it is hydrated. */
export const liveEvent = 'tenger:live';
/** On the window, its detail a `ShownToast`: an island has something to say. */
export const toastEvent = 'tenger:toast';
/** On the window, its detail a number or undefined: badges show that number, or the one in the cookie. */
export const cartCountEvent = 'tenger:cart-count';

// On the window, by the head script.
/** The last click that only scripts can answer, else the first: the intent script repeats it, or hydrates upon it. */
export const earlyClick = 'tenger:click';

// In the tab's storage, by the head script.
/** At a kiosk: the place in the browser's history where this visit began; "back" does not lead further. */
export const visitStart = 'visit';

// Between the tabs of one browser.
/** The broadcast channel on which a tab says that it has changed the cart. */
export const cartChannel = 'tenger:cart';

/** The form that adds a product to the cart; a button elsewhere on its page sends it too. */
export const addFormId = 'add-to-cart';
/** The one form of a list that adds its products; each has a button of its own. */
export const quickAddFormId = 'add-listed';
