import { toMongolianUnits } from './mongolian-units.ts';

interface Named {
  nameMn: string;
  nameEn: string;
}
interface Variant {
  storage: string;
  colorNameMn: string;
  colorNameEn: string;
}

const toName = (name: string, storage: string, color: string) =>
  [name, [storage, color].filter(Boolean).join(', ')].filter(Boolean).join(' ');

/** What a variant is called, by its product's name and by what it differs in. */
export const nameVariant = (
  { nameMn, nameEn }: Named,
  { storage, colorNameMn, colorNameEn }: Variant,
): Named => ({
  nameMn: toName(nameMn, toMongolianUnits(storage), colorNameMn),
  nameEn: toName(nameEn, storage, colorNameEn),
});
