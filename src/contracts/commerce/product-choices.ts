import * as z from 'zod/mini';
import { catch as orElse } from 'zod/mini';
import { shownList, optionalText } from '../shape.ts';

/** What a list says of a product's variants: enough to filter by colour and size, where a service sends them there. */
const cardVariants = shownList(
  z.object({
    color: optionalText,
    colorNameMn: optionalText,
    colorNameEn: optionalText,
    storage: optionalText,
  }),
);

const choice = z.object({
  /** What filters compare, in small letters. */
  value: z.string(),
  nameMn: z.string(),
  nameEn: z.string(),
  color: z.string(),
});

const cardChoices = orElse(
  z.nullish(z.object({ color: z.array(choice), storage: z.array(choice) })),
  null,
);

/** One value of a product by which it may be chosen, such as a colour. */
export type CardChoice = z.infer<typeof choice>;

interface Choosable {
  variants: z.infer<typeof cardVariants>;
  choices?: z.infer<typeof cardChoices> | undefined;
}

const listDistinct = (choices: CardChoice[]) => [
  ...new Map(choices.map((one) => [one.value, one])).values(),
];

/** Colours are known by their English name, where they have one, as in the shop's address. */
export function toChoices({ variants, choices }: Choosable) {
  return (
    choices ?? {
      color: listDistinct(
        variants
          .filter(({ color, colorNameMn, colorNameEn }) => color + colorNameMn + colorNameEn !== '')
          .map(({ color, colorNameMn, colorNameEn }) => ({
            value: (colorNameEn || colorNameMn || color).toLowerCase(),
            nameMn: colorNameMn || colorNameEn || color,
            nameEn: colorNameEn || colorNameMn || color,
            color,
          })),
      ),
      storage: listDistinct(
        variants
          .filter(({ storage }) => storage !== '')
          .map(({ storage }) => ({
            value: storage.toLowerCase(),
            nameMn: storage,
            nameEn: storage,
            color: '',
          })),
      ),
    }
  );
}

/** The fields of a list's product beside those of every product. */
export const choiceFields = { variants: cardVariants, choices: cardChoices };

/** Of the variants a list keeps the choices; what it has kept before stays as it is. */
export function keepChoices<T extends Choosable>({ variants, choices, ...rest }: T) {
  return { ...rest, choices: toChoices({ variants, choices }) };
}
