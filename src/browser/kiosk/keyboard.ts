import { dataKeyboard, dataTyping } from '../page-contract.ts';
import { type Key, type Layout, toRows } from './key-rows.ts';
import { beginsUpper, type Field, isEmail, toField } from './typed-field.ts';

const root = document.documentElement;
const padModes = ['numeric', 'decimal', 'tel'];

const board = document.createElement('div');
const keyOf = new WeakMap<Element, Key>();
/** What a field asks of a device's own keyboard, which stays away while this one is there. */
const askedModes = new WeakMap<Field, string>();
let field: Field | null = null;
let layout: Layout = 'mn';
let isUpper = false;
let isDown = false;

function readLabels(): Readonly<Record<string, string>> {
  const text = document.querySelector(`[${dataKeyboard}]`)?.getAttribute(dataKeyboard);
  return JSON.parse(text ?? '{}') as Record<string, string>;
}

function chooseLayout(chosen: Field): Layout {
  const mode = askedModes.get(chosen) ?? '';
  if (padModes.includes(mode) || chosen.type === 'tel' || chosen.type === 'number') return 'pad';
  return isEmail(chosen) || root.lang === 'en' ? 'en' : 'mn';
}

function toName(key: Key, labels: Readonly<Record<string, string>>): string {
  if ('types' in key) return isUpper ? key.types.toUpperCase() : key.types;
  return (key.does === 'other' && layout === 'en' ? labels['mongolian'] : labels[key.does]) ?? '';
}

/** Keys that show a sign have their name as label; the others show it. */
const signs = ['shift', 'delete', 'line'];

function drawKey(key: Key, labels: Readonly<Record<string, string>>): HTMLButtonElement {
  const button = document.createElement('button');
  const name = toName(key, labels);
  button.type = 'button';
  // The field keeps the focus, and a hardware keyboard's Tab its way.
  button.tabIndex = -1;
  button.className = 'does' in key ? `key key-${key.does}` : 'key';
  if ('does' in key && signs.includes(key.does)) button.setAttribute('aria-label', name);
  else button.textContent = name;
  if ('does' in key && key.does === 'shift') button.setAttribute('aria-pressed', String(isUpper));
  keyOf.set(button, key);
  return button;
}

function draw(): void {
  if (!field) return;
  const labels = readLabels();
  const asked = { isMultiline: field instanceof HTMLTextAreaElement, isEmail: isEmail(field) };
  board.setAttribute('aria-label', labels['name'] ?? '');
  board.className = `keyboard keyboard-${layout}`;
  board.replaceChildren(
    ...toRows(layout, asked).map((keys) => {
      const row = document.createElement('div');
      row.className = 'key-row';
      row.append(...keys.map((key) => drawKey(key, labels)));
      return row;
    }),
  );
}

function show(next: Partial<{ layout: Layout; isUpper: boolean }>): void {
  const before = [layout, isUpper].join();
  layout = next.layout ?? layout;
  isUpper = next.isUpper ?? isUpper;
  if ([layout, isUpper].join() !== before) draw();
}

/**
 * The browser's own editing: it knows the caret, `maxlength` and what may be undone, and tells scripts by real `input`
 * events, as no value that is set would.
 */
function edit(command: 'insertText' | 'insertLineBreak' | 'delete', text = ''): void {
  field?.focus({ preventScroll: true });
  document.execCommand(command, false, text);
}

function press(key: Key): void {
  if ('types' in key) {
    edit('insertText', isUpper ? key.types.toUpperCase() : key.types);
    return show({ isUpper: false });
  }
  switch (key.does) {
    case 'shift':
      return show({ isUpper: !isUpper });
    case 'symbols':
      return show({ layout: 'symbols', isUpper: false });
    case 'letters':
      return show({ layout: root.lang === 'en' ? 'en' : 'mn' });
    case 'other':
      return show({ layout: layout === 'mn' ? 'en' : 'mn' });
    case 'space':
      return edit('insertText', ' ');
    case 'line':
      return edit('insertLineBreak');
    case 'delete':
      return edit('delete');
    case 'done':
      return field?.blur();
  }
}

function pressOn(target: EventTarget | null): void {
  const key = target instanceof Element && keyOf.get(target);
  if (key) press(key);
}

/** In a popover the keyboard has to be a part of it, or a press on a key would close the popover. */
function findHost(chosen: Field): HTMLElement {
  const popover = chosen.closest<HTMLElement>('[popover]');
  return (popover && chosen.closest('form')) ?? popover ?? document.body;
}

/** The bar below stays where it is. */
function place(chosen: Field): void {
  const bar = chosen.closest('[popover]')
    ? null
    : document.querySelector<HTMLElement>(`[${dataKeyboard}]`);
  board.style.bottom = `${bar?.offsetHeight ?? 0}px`;
  root.style.setProperty('--keyboard', `${board.offsetHeight + (bar?.offsetHeight ?? 0)}px`);
  const { top, bottom } = chosen.getBoundingClientRect();
  const end = board.getBoundingClientRect().top;
  if (bottom > end - 24 || top < 0) chosen.scrollIntoView({ block: 'center' });
}

function keepAway(chosen: Field): void {
  if (askedModes.has(chosen)) return;
  askedModes.set(chosen, chosen.inputMode);
  chosen.inputMode = 'none';
}

function open(chosen: Field): void {
  if (chosen === field) return;
  keepAway(chosen);
  field = chosen;
  layout = chooseLayout(chosen);
  isUpper = layout !== 'pad' && beginsUpper(chosen);
  draw();
  findHost(chosen).append(board);
  root.setAttribute(dataTyping, '');
  place(chosen);
}

function close(): void {
  if (!field || toField(document.activeElement) === field) return;
  if (!field.isConnected || !toField(document.activeElement)) {
    board.remove();
    root.removeAttribute(dataTyping);
  }
  field = null;
}

/** Shows a keyboard, or a pad of digits, while a field has the focus. */
export function showKeyboard(): void {
  board.setAttribute('role', 'group');
  const onFocus = ({ target }: { target: EventTarget | null }) => {
    const chosen = toField(target);
    if (chosen) open(chosen);
  };
  addEventListener('focusin', onFocus);
  // All in the capture phase: React stops events on their way to a key while it hydrates.
  addEventListener(
    'pointerdown',
    ({ target }) => {
      isDown = true;
      const chosen = toField(target);
      // Before the focus, or the device's own keyboard would come up.
      if (chosen) keepAway(chosen);
      pressOn(target);
    },
    true,
  );
  addEventListener(
    'mousedown',
    (event) => {
      if (event.target instanceof Node && board.contains(event.target)) event.preventDefault();
    },
    true,
  );
  // Not from a pointer: a screen reader's press.
  addEventListener('click', ({ detail, target }) => detail === 0 && pressOn(target), true);
  // The page does not move under a press: the keyboard goes when the press is over.
  for (const end of ['pointerup', 'pointercancel']) {
    addEventListener(end, () => {
      isDown = false;
      setTimeout(close, 50);
    });
  }
  addEventListener('focusout', () => {
    if (!isDown) setTimeout(close);
  });
  onFocus({ target: document.activeElement });
}
