import { findClosedHref, toClosureWords } from '#request/switches.ts';
import { texts } from '#request/texts.ts';

/** At a link to a flow that is off: that it is, and until when; nothing at any other one. */
export function ClosedNote({ href, className = '' }: { href: string; className?: string }) {
  const closure = findClosedHref(href);
  if (!closure) return null;
  const { until } = toClosureWords(closure);
  return (
    <span className={`numbers block text-sm font-medium text-warning ${className}`}>
      {texts().t('switch.off')} {until}
    </span>
  );
}
