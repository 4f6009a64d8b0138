import { dataUnhurried } from '../page-contract.ts';
import { wipe } from './wipe.ts';

const askAfterMs = 90_000;
/** Where one waits for a phone or a bank. */
const askLaterMs = 180_000;
const answerMs = 30_000;
/** How often the server hears of somebody who stays on one page: its quarter of an hour begins anew. */
const tellMs = 240_000;
/** When a reader is told how much time is left, in seconds. */
const toldSeconds = [30, 20, 10, 5];

let touchedAt = Date.now();
let toldAt = Date.now();

const isUnhurried = () => document.querySelector(`[${dataUnhurried}]`) !== null;

function findParts() {
  const dialog = document.querySelector<HTMLDialogElement>('dialog#idle');
  const form = dialog?.querySelector('form');
  return dialog && form ? { dialog, form } : null;
}

function onTouch(): void {
  touchedAt = Date.now();
  if (touchedAt - toldAt < tellMs) return;
  toldAt = touchedAt;
  const body = new FormData();
  // It fails where the network is away; the next touch tries again after the same time.
  void fetch('/still-here', { method: 'POST', body, redirect: 'manual' }).catch(() => null);
}

function show(dialog: HTMLDialogElement, seconds: number): void {
  if (!dialog.open) {
    dialog.showModal();
    dialog.querySelector('button')?.focus();
  }
  const count = dialog.querySelector('.idle-count');
  if (count) count.textContent = String(seconds);
  const status = dialog.querySelector('[role=status]');
  if (status && toldSeconds.includes(seconds)) {
    status.textContent = (status.getAttribute('data-text') ?? '').replace('#', String(seconds));
  }
}

/** Looks at the clock each second, since a device may have slept in between. */
function look(): void {
  const parts = findParts();
  if (!parts) return;
  const rested = Date.now() - touchedAt - (isUnhurried() ? askLaterMs : askAfterMs);
  if (rested >= answerMs) wipe(parts.form);
  else if (rested >= 0) show(parts.dialog, Math.ceil((answerMs - rested) / 1000));
  else if (parts.dialog.open) parts.dialog.close();
}

/**
 * Asks whether somebody is still there when nobody has touched the kiosk for a while, and ends the visit when nobody
 * answers. Whatever is touched is an answer, but for the button that ends the visit at once.
 */
export function watchIdle(): void {
  for (const touch of ['pointerdown', 'keydown', 'input', 'wheel', 'touchmove']) {
    addEventListener(touch, onTouch, { capture: true, passive: true });
  }
  document.querySelector('dialog#idle > div > button')?.addEventListener('click', look);
  setInterval(look, 1000);
}
