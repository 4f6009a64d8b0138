import { formatMnt } from '#domain/money.ts';
import type { Read } from '#lib/outcome.ts';
import { findClosedHref } from '#request/switches.ts';
import { texts } from '#request/texts.ts';
import { Section } from '#ui/section.tsx';
import { Thumbnail } from '#ui/thumbnail.tsx';
import { withEndIcon } from '#ui/with-icon.ts';
import type { OpenPreorder } from '../read-open.ts';

/** Servers hear of a pre-order one after another, so document and payload can differ in whether there is one. */
const toRevision = (productId = 'none') => `preorder ${productId}`;

const None = () => <i hidden data-revision={toRevision()} />;

function Card({ open: { preorder, product } }: { open: OpenPreorder }) {
  const { t, own } = texts();
  const href = `/pre-order/${product.id}` as const;
  const [image] = product.images;
  if (findClosedHref(href)) return <None />;
  return (
    <section
      className="page section"
      aria-label={t('product.preorder')}
      data-revision={toRevision(product.id)}
    >
      <a
        href={href}
        data-document
        className={`card-link row gap-4 p-4 sm:p-5 after:ml-auto after:text-muted ${withEndIcon('chevron-right')}`}
      >
        {image && <Thumbnail src={image} />}
        <span className="min-w-0">
          <span className="eyebrow block">{t('product.preorder')}</span>
          <b className="block text-lg">{own(product, 'name')}</b>
          <span className="numbers block text-sm text-muted">
            {t('preorder.depositOf', { deposit: formatMnt(preorder.deposit) })}
          </span>
        </span>
      </a>
    </section>
  );
}

/**
 * The way to a pre-order that is open, and nothing to be seen where none is. It stands below the first screen, so that
 * nothing that is seen moves when it comes late.
 */
export function OpenPreorderLink({ read }: { read: Read<OpenPreorder | null> }) {
  return (
    <Section read={read} skeleton={null} failed={null}>
      {(open) => (open ? <Card open={open} /> : <None />)}
    </Section>
  );
}
