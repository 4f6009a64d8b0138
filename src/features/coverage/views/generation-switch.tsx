import { generations } from '#domain/generations.ts';
import { requestContext } from '#request/context.ts';
import { texts } from '#request/texts.ts';
import type { CoverageQuery } from '../model.ts';

/** Which generation the maps show: a GET form whose buttons are the choices. */
export function GenerationSwitch({ asked }: { asked: CoverageQuery }) {
  const { t } = texts();
  const { query } = requestContext().page;
  const kept = ['city', 'district', 'near'].flatMap((name) => {
    const value = query.get(name);
    return value ? [{ name, value }] : [];
  });
  return (
    <form
      action="/coverage#map"
      aria-label={t('coverage.generation')}
      className="flex flex-wrap gap-2"
    >
      {kept.map(({ name, value }) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {generations.map((one) => (
        <button
          key={one}
          type="submit"
          name="g"
          value={one}
          aria-current={one === asked.generation ? 'true' : undefined}
          className="chip numbers px-5 font-bold"
        >
          {one}
        </button>
      ))}
    </form>
  );
}
