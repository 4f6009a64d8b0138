import type { Branch } from '#contracts/content/places.ts';

/** A branch of which nothing is known but its place; null is nowhere. */
export const branchAt = (id: string, lng: number | null): Branch => ({
  id,
  nameMn: id,
  nameEn: id,
  cityId: null,
  districtId: null,
  khorooId: null,
  addressMn: '',
  addressEn: '',
  lat: lng === null ? null : 47.9,
  lng,
  phone: '',
  services: [],
  hours: [],
  exceptions: [],
  hasKiosk: false,
  updatedAt: null,
});
