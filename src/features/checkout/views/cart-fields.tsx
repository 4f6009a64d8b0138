import { texts } from '#request/texts.ts';
import { WayOn } from './way-on.tsx';

/** The entrance, where the cart could not be ordered as it was, or somebody comes without one. */
export function CartFields() {
  const { t } = texts();
  return (
    <>
      <p className="text-muted">{t('checkout.cartLead')}</p>
      <WayOn />
    </>
  );
}
