import type { CatalogueScale } from './catalogue-scale.ts';
import type { ColdStart } from './cold-start.ts';
import type { FirstByte } from './first-byte.ts';
import type { ForeignStrings } from './foreign-strings.ts';
import type { HeapPoint } from './heap.ts';
import type { PageVitals } from './page-vitals.ts';
import type { PageWeight } from './page-weight.ts';
import type { RenderCalls } from './render-calls.ts';
import type { PageThroughput } from './throughput.ts';
import type { WorkerSize } from './worker-size.ts';

/** What one run found; a part that could not be measured is left out. */
export interface Measurements {
  throughput?: PageThroughput[];
  weights?: PageWeight[];
  vitals?: PageVitals[];
  vitalsOnWarmConnection?: PageVitals[];
  firstByte?: FirstByte[];
  calls?: RenderCalls[];
  foreign?: ForeignStrings[];
  worker?: WorkerSize;
  coldStart?: ColdStart;
  heap?: HeapPoint[];
  catalogue?: CatalogueScale[];
}
