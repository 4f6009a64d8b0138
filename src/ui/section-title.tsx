import { withEndIcon } from './with-icon.ts';

interface SectionTitleProps {
  title: string;
  lead?: string;
  more?: { href: string; name: string };
}

/** The heading of a section, with a link to all of its content. */
export function SectionTitle({ title, lead, more }: SectionTitleProps) {
  return (
    <div className="mb-6 flex flex-wrap items-end justify-between gap-x-6 gap-y-2 sm:mb-8">
      <div>
        <h2 className="text-3xl">{title}</h2>
        {lead && <p className="mt-2 text-muted">{lead}</p>}
      </div>
      {more && (
        <a
          href={more.href}
          className={`row tap gap-1.5 font-bold text-primary hover:underline ${withEndIcon('arrow-right')}`}
        >
          {more.name}
        </a>
      )}
    </div>
  );
}
