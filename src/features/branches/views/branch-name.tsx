import { texts } from '#request/texts.ts';
import { mapRead } from '#lib/outcome.ts';
import { readBranches } from '#services/places.ts';
import { Section } from '#ui/section.tsx';

/** The name and address of a branch in a line of text; its id where nobody can say. */
export async function BranchName({ id }: { id: string }) {
  const { own } = texts();
  const read = mapRead(await readBranches(), (all) => all.find((one) => one.id === id) ?? null);
  return (
    <Section read={read} skeleton={<span>…</span>} failed={<span>{id}</span>}>
      {(branch) =>
        branch ? (
          <span>
            {own(branch, 'name')}
            <span className="block text-sm text-muted">{own(branch, 'address')}</span>
          </span>
        ) : (
          <span>{id}</span>
        )
      }
    </Section>
  );
}
