import { expect, test } from 'vitest';
import { isProved, toSharing } from './sharing.ts';

test.each([
  [{}, 'everybody'],
  [{ sort: 'popular', size: 24 }, 'everybody'],
  [{ lat: 47.9, lng: 106.9, size: 9 }, 'everybody'],
  [{ page: 1, size: 12 }, 'everybody'],
  [{ page: 2, size: 12 }, 'known'],
  [{ id: 'x' }, 'known'],
  [{ ids: 'x', size: 1 }, 'known'],
  [{ categoryId: 'x', subCategoryId: 'y', sort: 'new', size: 24 }, 'known'],
  [{ cityId: 'x' }, 'known'],
  [{ ids: 'x,y', size: 2 }, 'nobody'],
  [{ q: 'x' }, 'nobody'],
  [{ categoryId: 'x', minPrice: 1 }, 'nobody'],
  [{ maxPrice: 1 }, 'nobody'],
  [{ brand: 'x' }, 'nobody'],
  [{ inStock: true }, 'nobody'],
  [{ sort: 'popular', cursor: 'x' }, 'nobody'],
])('toSharing shares %j with %s', (params, sharing) => {
  expect(toSharing(params)).toBe(sharing);
  expect(toSharing(params, true)).toBe('everybody');
});

const answer = (items: unknown[], total: number | null = null) => ({
  items,
  dropped: 0,
  next: null,
  total,
});

test.each([
  [{ id: 'x' }, answer([{ id: 'x' }]), true],
  [{ id: 'x' }, answer([{ id: '1', slug: 'x' }]), true],
  [{ id: 'x' }, answer([{ id: 'y' }]), false],
  [{ id: 'x' }, answer([]), false],
  [{ cityId: 'x' }, answer([{ id: '1', parentId: 'x' }]), true],
  [{ cityId: 'x' }, answer([{ id: '1', parentId: null }]), false],
  [{ page: 3, size: 10 }, answer([{ id: '1' }], 21), true],
  [{ page: 4, size: 10 }, answer([{ id: '1' }], 21), false],
  [{ page: 20, size: 10 }, answer([{ id: '1' }]), true],
  [{ page: 21, size: 10 }, answer([{ id: '1' }]), false],
  [{ page: 2, size: 10 }, answer([]), false],
])('isProved takes %j as known by %j: %s', (params, given, proved) => {
  expect(isProved(params, given)).toBe(proved);
});
