import { expect, test, vi } from 'vitest';
import { readInlinePicture } from './inline-picture.ts';

const svg = `<svg xmlns="http://www.w3.org/2000/svg"><path fill="#fff" d='M0 0'/>
  <text>100 % Ө</text></svg>`;

const open = (answer: () => Promise<Response>) => ({
  fetch: vi.fn<() => Promise<Response>>(answer),
});

test('readInlinePicture returns a data address and reads the file once when an own SVG is small', async () => {
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
])('readInlinePicture reads no file when the path is %s', async (path) => {
  const files = open(async () => new Response(svg));
  expect(await readInlinePicture(path, files)).toBeNull();
  expect(files.fetch).not.toHaveBeenCalled();
});

test('readInlinePicture returns null when a file is large or missing, and tries again when it could not be read', async () => {
  const large = open(async () => new Response('x'.repeat(13_000)));
  expect(await readInlinePicture('/pictures/large.svg', large)).toBeNull();
  const missing = open(async () => new Response('', { status: 404 }));
  expect(await readInlinePicture('/pictures/missing.svg', missing)).toBeNull();
  const failing = open(async () => Promise.reject(new Error('gone')));
  expect(await readInlinePicture('/pictures/later.svg', failing)).toBeNull();
  const back = open(async () => new Response(svg));
  expect(await readInlinePicture('/pictures/later.svg', back)).toMatch(/^data:/);
});

test('readInlinePicture returns null when the worker has no files', async () => {
  expect(await readInlinePicture('/pictures/none.svg', undefined)).toBeNull();
});
