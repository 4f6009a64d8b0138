import type { Product } from '#contracts/commerce/products.ts';
import { toMongolianUnits } from '#domain/mongolian-units.ts';
import { formatMnt } from '#domain/money.ts';
import { toProductAddress } from '#domain/product-address.ts';
import { texts } from '#request/texts.ts';
import { listColors, listStorages, type Variant, type VariantChoice } from '../variants.ts';
import { Swatch } from './swatch.tsx';

const choice =
  'row tap gap-2 rounded-control border-1 border-edge px-4 py-2 font-medium hover:border-ink aria-[current]:border-primary aria-[current]:bg-primary-tint aria-[current]:text-primary-strong';

interface RowProps {
  title: string;
  id: string;
  choices: readonly VariantChoice[];
  /** The product can only be pre-ordered, so no variant is shown as sold out. */
  isComing: boolean;
  toChoice: (choice: VariantChoice) => { name: string; color?: string };
}

function Row({ title, id, choices, isComing, toChoice }: RowProps) {
  const { t } = texts();
  const chosen = choices.find(({ isChosen }) => isChosen);
  const heading = chosen ? `${title}: ${toChoice(chosen).name}` : title;
  return (
    <div>
      <p className="mb-2 text-sm font-bold">{heading}</p>
      <ul className="flex flex-wrap gap-2" aria-label={title}>
        {choices.map((one) => {
          const { name, color } = toChoice(one);
          const isSoldOut = one.variant.stock === 0 && !isComing;
          return (
            <li key={one.key}>
              <a
                href={toProductAddress(id, one.variant.id)}
                aria-current={one.isChosen ? 'true' : undefined}
                data-choice
                className={`${choice} ${isSoldOut ? 'border-dashed text-muted' : ''}`}
              >
                {color && <Swatch color={color} size={18} />}
                {name}
                {isSoldOut && <span className="sr-only"> ({t('shop.soldOutOnline')})</span>}
              </a>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

/** Colours and storages as links: each variant has an address of its own. */
export function VariantChoices({ product, chosen }: { product: Product; chosen: Variant | null }) {
  const { t, own, locale } = texts();
  const colors = listColors(product, chosen);
  const storages = listStorages(product, chosen);
  return (
    <>
      {colors.length > 0 && (
        <Row
          title={t('shop.color')}
          id={product.id}
          isComing={product.preorder}
          choices={colors}
          toChoice={({ variant }) => ({ name: own(variant, 'colorName'), color: variant.color })}
        />
      )}
      {storages.length > 0 && (
        <Row
          title={t('shop.storage')}
          id={product.id}
          isComing={product.preorder}
          choices={storages}
          toChoice={({ variant: { storage } }) => ({
            name: locale === 'mn' ? toMongolianUnits(storage) : storage,
          })}
        />
      )}
      {colors.length === 0 && storages.length === 0 && product.variants.length > 1 && (
        <Row
          title={t('shop.kind')}
          id={product.id}
          isComing={product.preorder}
          choices={product.variants.map((variant) => ({
            key: variant.id,
            variant,
            isChosen: variant.id === chosen?.id,
          }))}
          toChoice={({ variant }) => ({ name: formatMnt(variant.price) })}
        />
      )}
    </>
  );
}
