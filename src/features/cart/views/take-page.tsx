import { formatMnt } from '#domain/money.ts';
import { newOperationId } from '#forms/operation-id.ts';
import { requestContext } from '#request/context.ts';
import { texts } from '#request/texts.ts';
import { Empty } from '#ui/empty.tsx';
import { Failed } from '#ui/failed.tsx';
import { ErrorSummary } from '#ui/form/error-summary.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { PageMeta } from '#ui/page-meta.tsx';
import { QrCode } from '#ui/qr-code.tsx';
import { withIcon } from '#ui/with-icon.ts';
import { type CartProduct, readCartProducts } from '../cart-products.ts';
import { type LineKey, writeLineKey } from '../model.ts';
import { readCart } from '../open-cart.ts';
import { fitLines, readTaken, toTakePath } from '../take-along.ts';
import { EmptyCart } from './empty-cart.tsx';

/** The cart of this screen as a code, for the phone of whoever stands before it. */
async function CartCode() {
  const { t, locale } = texts();
  const context = requestContext();
  const cart = await readCart(context);
  if (cart.notice === 'request.failed') return <Failed title={t('request.failed')} />;
  const lines = cart.items.map(({ productId, quantity, payload: { product } }) => ({
    productId,
    product,
    quantity,
  }));
  if (lines.length === 0) return <EmptyCart />;
  const fitting = fitLines(lines);
  const address = `${context.origin}${toTakePath(fitting)}&lang=${locale}`;
  return (
    <section className="card max-w-190 p-6">
      <p className="text-lg">{t('cartTake.scan')}</p>
      {fitting.length < lines.length && (
        <p className="mt-2 text-muted">{t('cartTake.some', { count: fitting.length })}</p>
      )}
      <div className="mt-6 max-w-120">
        <QrCode text={address} label={t('cartTake.qr')} />
      </div>
      <a href="/cart" data-document className={`btn-line mt-6 ${withIcon('chevron-left')}`}>
        {t('cartTake.back')}
      </a>
    </section>
  );
}

type Known = CartProduct | 'gone' | 'unknown';

const isHad = (known: Known): known is CartProduct => typeof known === 'object' && known.stock > 0;

function OfferedLine({ line, known }: { line: LineKey; known: Known }) {
  const { t, own } = texts();
  const { productId, quantity } = line;
  const name = typeof known === 'object' ? own(known, 'name') : '';
  const why = typeof known === 'object' ? 'soldOut' : known;
  return (
    <li
      className={`flex flex-wrap justify-between gap-x-4 border-b-1 border-line py-3 last:border-0 ${isHad(known) ? '' : 'text-muted'}`}
    >
      <span>{`${name || t('cart.unknownName', { id: productId })} × ${quantity}`}</span>
      <span className="numbers font-medium">
        {isHad(known) ? formatMnt(known.price * quantity) : t(`order.again.${why}`)}
      </span>
    </li>
  );
}

/** What the address offers, as it can be had now, and the button that takes it. */
async function OfferedLines() {
  const { t } = texts();
  const lines = readTaken(requestContext().page.query.getAll('line'));
  const products = await readCartProducts(lines);
  const find = ({ productId }: LineKey): Known => products.get(productId) ?? 'unknown';
  const had = lines.filter((line) => isHad(find(line)));
  if (lines.length === 0) {
    return (
      <Empty icon="shopping-cart" title={t('cartTake.nothing')} text={t('cart.emptyText')}>
        <a href="/shop" className="btn-primary mt-2">
          {t('cart.toShop')}
        </a>
      </Empty>
    );
  }
  return (
    <section className="card max-w-190 p-5 sm:p-6">
      <p className="text-muted">{t('cartTake.lead')}</p>
      <ul className="m-0 mt-3 list-none p-0">
        {lines.map((line, index) => (
          <OfferedLine key={index} line={line} known={find(line)} />
        ))}
      </ul>
      {had.length > 0 ? (
        <form method="post" action={toTakePath(lines)} className="mt-4">
          <input type="hidden" name="op" value={newOperationId()} />
          {had.map((line, index) => (
            <input key={index} type="hidden" name="line" value={writeLineKey(line)} />
          ))}
          <button type="submit" className="btn-primary">
            {t('cartTake.add')}
          </button>
        </form>
      ) : (
        <p className="mt-4 text-muted">{t('cartTake.nothing')}</p>
      )}
    </section>
  );
}

/** How a cart gets from a kiosk to a phone: there its code, here what the code offers. */
export function TakePage() {
  const { t } = texts();
  const title = t('cartTake.title');
  return (
    <>
      <PageMeta title={title} description={t('cart.emptyText')} noIndex />
      <PageHeader
        crumbs={[
          { name: t('cart.title'), href: '/cart' },
          { name: title, href: '/cart/take' },
        ]}
        title={title}
      />
      <div className="page pb-16">
        <ErrorSummary />
        {requestContext().mode === 'kiosk' ? <CartCode /> : <OfferedLines />}
      </div>
    </>
  );
}
