import { createElement, Fragment, type ReactNode } from 'react';
import { expect, test } from 'vitest';
import { toServerComponent } from './server-component.ts';

const plain = createElement('p');
const keyed = createElement('p', { key: 'own' });
const Inner = () => null;
/** As the server's JSX runtime makes it of a component. */
const server = (key: string | null) => ({ ...createElement(Inner), key, server: true });

const render = (result: unknown, key: string | null) => toServerComponent(() => result, key)({});

test('a result without a key stays as it is', () => {
  expect(render(plain, null)).toBe(plain);
  expect(render(plain, 'outer')).toBe(plain);
  for (const result of [null, undefined, false, 'text', 7])
    expect(render(result, null)).toBe(result);
  const list: ReactNode[] = [keyed, keyed];
  expect(render(list, null)).toBe(list);
});

test('a result with a key is a list of one where the component has no key', () => {
  expect(render(keyed, null)).toEqual([keyed]);
  expect(render(keyed, 'outer')).toBe(keyed);
  const inner = server('own');
  expect(render(inner, null)).toEqual([inner]);
});

test('the key of a component is that of the component that it renders', () => {
  expect(render(server(null), 'outer')).toMatchObject({ type: Inner, key: 'outer' });
  expect(render(server('own'), 'outer')).toMatchObject({ type: Inner, key: 'own' });
});

test('a fragment without a key is its children', () => {
  expect(render(createElement(Fragment, null, keyed), null)).toEqual([keyed]);
  const withKey = createElement(Fragment, { key: 'own' }, plain);
  expect(render(withKey, 'outer')).toBe(withKey);
});

test('a promised result is treated when it has come', async () => {
  await expect(render(Promise.resolve(keyed), null)).resolves.toEqual([keyed]);
});

test('a component is wrapped once', () => {
  const component = () => null;
  expect(toServerComponent(component, null)).toBe(toServerComponent(component, null));
});
