/**
 * What a browser without popovers lacks of what React, the framework and the islands use. It is loaded at the first
 * sign of intent, before React is, and only there: a browser that knows popovers knows all of this.
 */
import { apply } from '@oddbird/popover-polyfill/fn';
import { dataPopovers } from './page-contract.ts';

/** `undefined` where a browser does not have what the types promise. */
const missing = (value: unknown) => value === undefined;

// Chromium 92, Firefox 91 and Safari 15.3 have none.
if (missing(Object.hasOwn)) {
  Object.hasOwn = (object, key) => Object.prototype.hasOwnProperty.call(object, key);
}
// Safari 15.3 has none.
if (!('at' in Array.prototype)) {
  // oxlint-disable-next-line no-extend-native -- That is what it means to fill it in.
  Object.defineProperty(Array.prototype, 'at', {
    configurable: true,
    writable: true,
    value(this: unknown[], index: number) {
      return this[index < 0 ? this.length + index : index];
    },
  });
}
// Safari 15 has none.
if (!('requestSubmit' in HTMLFormElement.prototype)) {
  const prototype: HTMLFormElement = HTMLFormElement.prototype;
  prototype.requestSubmit = function requestSubmit() {
    const button = document.createElement('button');
    button.hidden = true;
    this.append(button);
    button.click();
    button.remove();
  };
}
// Safari 15.3 does not say which button sent a form.
if (!('submitter' in new Event('submit')) && !('SubmitEvent' in globalThis)) {
  let pressed: Element | null = null;
  addEventListener(
    'click',
    ({ target }) => {
      pressed = target instanceof Element ? target.closest('button,input[type=submit]') : null;
    },
    true,
  );
  Object.defineProperty(Event.prototype, 'submitter', {
    configurable: true,
    get: () => pressed,
  });
}

/** The polyfill's styles are in styles/popovers.css: the policy refuses an element of its own for them. */
function applyWithoutStyles(): void {
  const { adoptedStyleSheets } = document;
  apply();
  if (!missing(adoptedStyleSheets)) document.adoptedStyleSheets = adoptedStyleSheets;
  document.head.querySelector('style:not([nonce])')?.remove();
}

function toPopover(link: Element | null): HTMLElement | null {
  if (!(link instanceof HTMLAnchorElement)) return null;
  return link.closest<HTMLElement>('[popover]') ?? document.getElementById(link.hash.slice(1));
}
const toLink = ({ target }: Event) =>
  target instanceof Element ? target.closest('.popover-link') : null;

/** A press outside closes a popover before the click on the link that opened it arrives. */
let wasOpen = false;

function onPointerDown(event: Event) {
  wasOpen = toPopover(toLink(event))?.matches(':popover-open') ?? false;
}

/** The links do what the buttons do: they stay, so that nothing changes under a finger. */
function onClick(event: MouseEvent) {
  const link = toLink(event);
  const popover = toPopover(link);
  if (!popover) return;
  event.preventDefault();
  const isInside = popover.contains(link);
  if (isInside) popover.hidePopover();
  else if (!wasOpen) popover.togglePopover();
  wasOpen = false;
}

/** Escape closes a popover in the capture phase, because React stops the event from bubbling while it hydrates. */
function onKeyDown(event: KeyboardEvent) {
  const open =
    event.key === 'Escape' && document.querySelector<HTMLElement>('[popover]:popover-open');
  if (!open) return;
  open.hidePopover();
  // So the polyfill does not close another one.
  event.preventDefault();
}

if (!('popover' in HTMLElement.prototype)) {
  applyWithoutStyles();
  addEventListener('keydown', onKeyDown, true);
  addEventListener('pointerdown', onPointerDown, true);
  addEventListener('click', onClick, true);
  document.documentElement.setAttribute(dataPopovers, '');
  // One that the address has opened stays open.
  const open = document.querySelector<HTMLElement>('[popover]:target');
  if (open) {
    history.replaceState(history.state, '', location.pathname + location.search);
    // Opening focuses the element with `autofocus`, or else the first control, so the focused element gets `autofocus`.
    const focused = open.contains(document.activeElement) ? document.activeElement : null;
    focused?.setAttribute('autofocus', '');
    open.showPopover();
    focused?.removeAttribute('autofocus');
  }
}
