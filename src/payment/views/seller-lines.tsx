import { brand } from '#domain/brand.ts';
import { findAddress } from '#domain/operator-address.ts';
import { sellerTin } from '#request/seller-tin.ts';
import { texts } from '#request/texts.ts';
import { readHome } from '#services/content.ts';
import { Section } from '#ui/section.tsx';

/** Who sells: the legal name, its number of the tax where one is set, the address where content says one, and the number to call. */
export async function SellerLines() {
  const { own, t } = texts();
  const tin = sellerTin();
  return (
    <address className="mt-1 max-w-34ch text-sm not-italic text-muted">
      <span className="block">{own(brand, 'legalName')}</span>
      {tin && <span className="numbers block">{`${t('order.tin')} ${tin}`}</span>}
      <Section read={await readHome()} skeleton={<span className="block h-5" />} failed={null}>
        {({ footer }) => {
          const { address } = findAddress(footer);
          return address && <span className="block">{own(address, 'address')}</span>;
        }}
      </Section>
      <span className="numbers block">{`${t('order.find.phone')} ${brand.callCentre}`}</span>
    </address>
  );
}
