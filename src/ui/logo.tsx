import { texts } from '#request/texts.ts';
import { brand } from '#domain/brand.ts';

/** The logo, a horizon under an arc, and the brand's name; with a path it is a link. */
export function Logo({ href, className = '' }: { href?: '/'; className?: string }) {
  const { own } = texts();
  const Root = href ? 'a' : 'span';
  return (
    <Root
      {...(href && { href, 'aria-label': own(brand, 'name') })}
      className={`row gap-2.5 text-lg font-bold leading-none tracking-tight ${className}`}
    >
      <svg
        aria-hidden="true"
        width="34"
        height="34"
        viewBox="0 0 34 34"
        fill="none"
        className="shrink-0"
      >
        <path
          d="M5 21.5a12 12 0 0 1 24 0"
          className="stroke-primary"
          strokeWidth="3.4"
          strokeLinecap="round"
        />
        <path d="M2 27.5h30" className="stroke-ink" strokeWidth="3.4" strokeLinecap="round" />
        <circle cx="17" cy="19.5" r="3" className="fill-accent" />
      </svg>
      {own(brand, 'shortName')}
    </Root>
  );
}
