import { expect, test, vi } from 'vitest';
import { readInlinePicture } from './inline-picture.ts';

const svg = `<svg xmlns="http://www.w3.org/2000/svg"><path fill="#fff" d='M0 0'/>
  <text>100 % Ө</text></svg>`;

const open = (answer: () => Promise<Response>) => ({
  fetch: vi.fn<() => Promise<Response>>(answer),
});

test('a small drawing of the site’s own comes as an address that holds it, and is read once', async () => {
  const files = open(async () => new Response(svg));
  const address = await readInlinePicture('/pictures/small.svg', files);
  expect(address).toMatch(/^data:image\/svg\+xml,[^"'<>#\s]* /);
  expect(decodeURIComponent(String(address).slice('data:image/svg+xml,'.length))).toBe(svg);
  expect(await readInlinePicture('/pictures/small.svg', files)).toBe(address);
  expect(files.fetch).toHaveBeenCalledTimes(1);
});

test.each([
  'https://pictures.example/pictures/phone.svg',
  '//pictures.example/pictures/phone.svg',
  '/pictures/../secret.svg',
  '/pictures/phone.webp',
  '/brand/icon.svg',
])('%s is not asked for', async (path) => {
  const files = open(async () => new Response(svg));
  expect(await readInlinePicture(path, files)).toBeNull();
  expect(files.fetch).not.toHaveBeenCalled();
});

test('what is large or missing stays a file, and what could not be read is tried again', async () => {
  const large = open(async () => new Response('x'.repeat(13_000)));
  expect(await readInlinePicture('/pictures/large.svg', large)).toBeNull();
  const missing = open(async () => new Response('', { status: 404 }));
  expect(await readInlinePicture('/pictures/missing.svg', missing)).toBeNull();
  const failing = open(async () => Promise.reject(new Error('gone')));
  expect(await readInlinePicture('/pictures/later.svg', failing)).toBeNull();
  const back = open(async () => new Response(svg));
  expect(await readInlinePicture('/pictures/later.svg', back)).toMatch(/^data:/);
});

test('a worker without files has none', async () => {
  expect(await readInlinePicture('/pictures/none.svg', undefined)).toBeNull();
});
