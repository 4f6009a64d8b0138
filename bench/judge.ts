import type { Measurements } from './measurements.ts';
import type { Target } from './target.ts';
import { targets } from './targets.ts';

export interface Verdict {
  figure: Target['figure'];
  what: string;
  atMost: number;
  values: Record<string, number> | undefined;
  verdict: 'met' | 'NOT met' | 'not measured';
}

export function judge(found: Measurements): Verdict[] {
  return targets.map((target) => {
    const { figure, what, atMost } = target;
    const values = target.read(found);
    const worst = values && Math.max(...Object.values(values));
    const met = worst !== undefined && worst <= atMost;
    return {
      figure,
      what,
      atMost,
      values,
      verdict: values === undefined ? 'not measured' : met ? 'met' : 'NOT met',
    };
  });
}
