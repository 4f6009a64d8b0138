import { formatMnt } from '#domain/money.ts';
import { toClock, toUlaanbaatar } from '#domain/ulaanbaatar-time.ts';
import { formatDay } from '#i18n/format-date.ts';
import type { Read } from '#lib/outcome.ts';
import { findClosedHref } from '#request/switches.ts';
import { texts } from '#request/texts.ts';
import { Section } from '#ui/section.tsx';
import { Thumbnail } from '#ui/thumbnail.tsx';
import { withEndIcon } from '#ui/with-icon.ts';
import { toPhase } from '../model.ts';
import type { ShownPreorder } from '../read-shown.ts';

const dayMs = 24 * 60 * 60_000;
const toDay = (instant: number) => toUlaanbaatar(new Date(instant)).date;

/** `soon` and when, of what has not begun. */
function toWords({ preorder }: ShownPreorder, now: number): { phase: string; text: string } {
  const { t, locale } = texts();
  const opensAt = Date.parse(preorder.opensAt ?? '');
  if (toPhase(preorder, now) !== 'soon') {
    return { phase: '', text: t('preorder.depositOf', { deposit: formatMnt(preorder.deposit) }) };
  }
  const time = toClock(opensAt);
  const day = toDay(opensAt);
  if (day === toDay(now)) return { phase: ' soon', text: t('preorder.opensToday', { time }) };
  return {
    phase: ' soon',
    text:
      day === toDay(now + dayMs)
        ? t('preorder.opensTomorrow', { time })
        : t('preorder.opensOn', { date: formatDay(opensAt, locale), time }),
  };
}

function Card({ shown, text }: { shown: ShownPreorder; text: string }) {
  const { t, own } = texts();
  const { product } = shown;
  const [image] = product.images;
  return (
    <li>
      <a
        href={`/pre-order/${product.id}`}
        data-document
        className={`card-link row h-full gap-4 p-4 sm:p-5 after:ml-auto after:text-muted ${withEndIcon('chevron-right')}`}
      >
        {image && <Thumbnail src={image} />}
        <span className="min-w-0">
          <span className="eyebrow block">{t('product.preorder')}</span>
          <b className="block text-lg">{own(product, 'name')}</b>
          <span className="numbers block text-sm text-muted">{text}</span>
        </span>
      </a>
    </li>
  );
}

function Cards({ list }: { list: readonly ShownPreorder[] }) {
  const now = Date.now();
  const open = list
    .filter(({ product }) => !findClosedHref(`/pre-order/${product.id}`))
    .map((shown) => ({ shown, ...toWords(shown, now) }));
  // Servers hear of a pre-order one after another, so document and payload can differ in what there is.
  const said = open.map(({ shown, phase }) => shown.product.id + phase).join(' ') || 'none';
  if (open.length === 0) return <i hidden data-revision={`preorder ${said}`} />;
  return (
    <section
      className="page section"
      aria-label={texts().t('product.preorder')}
      data-revision={`preorder ${said}`}
    >
      <ul className="grid gap-3 sm:grid-cols-[repeat(auto-fit,minmax(18rem,1fr))]">
        {open.map(({ shown, text }) => (
          <Card key={shown.product.id} shown={shown} text={text} />
        ))}
      </ul>
    </section>
  );
}

/**
 * The ways to the pre-order that is open and to the one that opens next, and nothing to be seen where there is none. They
 * stand below the first screen, so that nothing that is seen moves when they come late.
 */
export function ShownPreorders({ read }: { read: Read<ShownPreorder[]> }) {
  return (
    <Section read={read} skeleton={null} failed={null}>
      {(list) => <Cards list={list} />}
    </Section>
  );
}
