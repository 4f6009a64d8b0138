import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import * as answers from './answer-press.ts';
import { watchPresses } from './watch-presses.ts';

const answerPress = vi.spyOn(answers, 'answerPress');

class Element {
  presses = 0;
  readonly #preference: string;
  constructor(preference: string) {
    this.#preference = preference;
  }
  closest = () => this;
  getAttribute = () => this.#preference;
  click() {
    this.presses += 1;
    press(this);
  }
}

let press: (on: Element) => boolean;

beforeEach(() => {
  let hear: (event: Event) => void = () => {};
  vi.stubGlobal('Element', Element);
  vi.stubGlobal('scrollY', 0);
  vi.stubGlobal('addEventListener', () => {});
  vi.stubGlobal('document', { addEventListener: (_: string, it: typeof hear) => (hear = it) });
  watchPresses(() => false);
  press = (on) => {
    const event = new Event('click', { cancelable: true });
    Object.defineProperty(event, 'target', { value: on });
    hear(event);
    return !event.defaultPrevented;
  };
});

afterEach(() => vi.unstubAllGlobals());

test('a press waits for what answers it, and is then done', async () => {
  answerPress.mockReturnValue(true);
  const theme = new Element('theme');
  expect(press(theme)).toBe(false);
  await vi.waitFor(() => expect(answerPress).toHaveBeenCalledWith(theme, false));
  expect(theme.presses).toBe(0);
});

test('what is not answered, or can not be, the browser follows', async () => {
  const fail = () => {
    throw new Error('it has not come');
  };
  for (const cannot of [() => false, fail]) {
    answerPress.mockImplementation(cannot);
    const notice = new Element('notice');
    expect(press(notice)).toBe(false);
    await vi.waitFor(() => expect(notice.presses).toBe(1));
  }
});

test('another language waits only where the page is scrolled, and is asked for once', async () => {
  answerPress.mockReturnValue(false);
  const language = new Element('lang');
  expect(press(language)).toBe(true);
  vi.stubGlobal('scrollY', 400);
  expect(press(language)).toBe(false);
  await vi.waitFor(() => expect(language.presses).toBe(1));
});
