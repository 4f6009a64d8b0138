import type { HomeContent } from '#contracts/content/home.ts';
import type { Read } from '#lib/outcome.ts';
import { brand } from '#domain/brand.ts';
import { texts } from '#request/texts.ts';
import { Failed } from '#ui/failed.tsx';
import { Section } from '#ui/section.tsx';
import { SkeletonGrid } from '#ui/skeletons.tsx';
import { Offer } from './offer.tsx';
import { QuickActions } from './quick-actions.tsx';

function HeroSkeleton() {
  return (
    <>
      <div className="skeleton h-115 rounded-card app:h-100" />
      <SkeletonGrid count={8} className="mt-4 grid grid-cols-2 gap-3 sm:grid-cols-4" item="h-37" />
    </>
  );
}

export function Hero({ read }: { read: Read<HomeContent> }) {
  const { t, own } = texts();
  return (
    <section className="page pt-4 sm:pt-6">
      <Section
        read={read}
        skeleton={<HeroSkeleton />}
        failed={
          <div className="grid">
            <div className="invisible [grid-area:1/1]">
              <HeroSkeleton />
            </div>
            <div className="[grid-area:1/1]">
              <h1 className="mb-6 text-4xl">{own(brand, 'name')}</h1>
              <Failed title={t('error.homeContent')} />
            </div>
          </div>
        }
      >
        {(home) => (
          <>
            {home.offer ? (
              <Offer offer={home.offer} />
            ) : (
              <h1 className="text-4xl">{own(brand, 'name')}</h1>
            )}
            <QuickActions tiles={home.tiles} />
          </>
        )}
      </Section>
    </section>
  );
}
