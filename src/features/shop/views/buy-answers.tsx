import type { ReactNode } from 'react';
import type { Product } from '#contracts/commerce/products.ts';
import type { Branch } from '#contracts/content/places.ts';
import { listDeliveryDays } from '#domain/delivery-slots.ts';
import { deliveryMnt, formatMnt } from '#domain/money.ts';
import { formatDay } from '#i18n/format-date.ts';
import type { Read } from '#lib/outcome.ts';
import { requestContext } from '#request/context.ts';
import { texts } from '#request/texts.ts';
import { OpeningLine } from '#ui/opening-line.tsx';
import { Section } from '#ui/section.tsx';
import type { IconName } from '#ui/icon-names.ts';
import { withEndIcon, withIcon } from '#ui/with-icon.ts';
import { findStores, type StoreOf } from '../stores.ts';
import { toAvailability, type Variant } from '../variants.ts';

interface AnswersProps {
  product: Product;
  chosen: Variant | null;
  branches: Read<readonly Branch[]>;
}

function Row({ icon, id, children }: { icon: IconName; id?: string; children: ReactNode }) {
  return (
    <li
      id={id}
      className={`flex items-start gap-3 border-t-1 border-line py-3 before:text-lg before:text-primary ${withIcon(icon)}`}
    >
      <div>{children}</div>
    </li>
  );
}

/** When it could be brought, at the earliest. Hydration keeps the text of the HTML, since the payload may be younger. */
function Delivery() {
  const { t, locale } = texts();
  const [day] = listDeliveryDays(new Date());
  const slot = day?.slots.find(({ open }) => open);
  if (!day || !slot) return null;
  return (
    <Row icon="truck">
      <p suppressHydrationWarning>
        {t('shop.brought', {
          day: formatDay(day.date, locale),
          slot: slot.slot.replace('-', '–'),
          price: formatMnt(deliveryMnt),
        })}
      </p>
    </Row>
  );
}

function StoreLink({ store: { branch, isHere } }: { store: StoreOf }) {
  const { t, own } = texts();
  return (
    <a href={`/service-branches?all=1#${encodeURIComponent(branch.id)}`} className="line-link">
      {own(branch, 'name')}
      {isHere && <span className="pill-info ml-2">{t('shop.hereInBranch')}</span>}
    </a>
  );
}

const shownOthers = 2;

/** The best branch that has it, in words; the others behind a press. */
function Stores({ stores, isOpen }: { stores: readonly StoreOf[]; isOpen: boolean }) {
  const { t } = texts();
  const [first, ...rest] = stores;
  if (!first) return null;
  // Where it can be had in branches alone all of them are listed, else as many as leave the page in one round trip.
  const others = isOpen ? rest : rest.slice(0, shownOthers);
  return (
    <Row icon="store" id="stores">
      <p className="flex flex-wrap items-center gap-x-3">
        <StoreLink store={first} />
        <OpeningLine opening={first.opening} />
        {t('shop.pieces', { count: first.qty })}
        {first.km !== null && t('branches.km', { km: first.km.toFixed(1) })}
      </p>
      {others.length > 0 && (
        <details open={isOpen}>
          <summary className={`line-link gap-1.5 text-link ${withEndIcon('chevron-down')}`}>
            {t('shop.moreStores')}
          </summary>
          <ul>
            {others.map((store) => (
              <li key={store.branch.id}>
                <StoreLink store={store} /> ({store.qty})
              </li>
            ))}
          </ul>
        </details>
      )}
    </Row>
  );
}

/** What one asks before buying: when it comes and for how much, where it lies, and what if it does not please or breaks. */
export function BuyAnswers({ product, chosen, branches }: AnswersProps) {
  const { t, own } = texts();
  const { kioskDevice, position } = requestContext();
  if (product.type !== 'PHYSICAL') return null;
  const { state } = toAvailability(product, chosen);
  const warranty = product.attributes.find(({ key }) => key === 'warranty');
  const isStocked = product.storeStock.some(({ qty }) => qty > 0);
  return (
    <ul className="border-b-1 border-line">
      {(state === 'in' || state === 'low') && <Delivery />}
      {isStocked && (
        <Section read={branches} skeleton={<div className="skeleton h-24" />} failed={null}>
          {(known) => (
            <Stores
              isOpen={state === 'store'}
              stores={findStores(product, known, {
                position,
                own: kioskDevice?.branchId,
                now: new Date(),
              })}
            />
          )}
        </Section>
      )}
      <Row icon="shield-check">
        <a href="/delivery" className="line-link">
          {t('shop.returns')}
        </a>
        {warranty && ` · ${own(warranty, 'label')}: ${own(warranty, 'value')}`}
      </Row>
    </ul>
  );
}
