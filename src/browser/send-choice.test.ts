import { afterEach, beforeEach, expect, test, vi } from 'vitest';

class Select {
  button = { click: vi.fn<() => void>() };
  name = 'cityId';
  form = { querySelector: (it: string) => (it === 'button[value="cityId"]' ? this.button : null) };
  hasAttribute = () => true;
}

let send: (type: string) => void;
let select: Select;

beforeEach(async () => {
  vi.useFakeTimers();
  vi.stubGlobal('HTMLSelectElement', Select);
  vi.resetModules();
  const { sendChoice } = await import('./send-choice.ts');
  select = new Select();
  send = (type) => sendChoice({ target: select, type } as unknown as Event);
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a choice by a press is sent at once', () => {
  for (const type of ['pointerdown', 'change']) send(type);
  expect(select.button.click).toHaveBeenCalledTimes(1);
});

test('a name that is typed letter by letter is sent once, after a pause', () => {
  for (const type of ['keydown', 'change', 'keydown', 'keydown', 'change']) {
    send(type);
    vi.advanceTimersByTime(900);
    expect(select.button.click).not.toHaveBeenCalled();
  }
  vi.advanceTimersByTime(2000);
  send('focusout');
  expect(select.button.click).toHaveBeenCalledTimes(1);
});

test('a choice by keys is sent when the reader leaves the select, and only where there is one', () => {
  for (const type of ['keydown', 'focusout']) send(type);
  expect(select.button.click).not.toHaveBeenCalled();
  for (const type of ['keydown', 'change', 'focusout']) send(type);
  expect(select.button.click).toHaveBeenCalledTimes(1);
});
