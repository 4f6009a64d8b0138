import type { CartCost } from './cart-cost.ts';
import type { CatalogueScale } from './catalogue-scale.ts';
import type { ColdStart } from './cold-start.ts';
import type { FirstByte } from './first-byte.ts';
import type { FirstPress } from './first-press.ts';
import type { ForeignStrings } from './foreign-strings.ts';
import type { HeapPoint } from './heap.ts';
import type { Interaction } from './interactions.ts';
import type { ListToProduct } from './list-to-product.ts';
import type { PageVitals } from './page-vitals.ts';
import type { PageWeight } from './page-weight.ts';
import type { PressToBadge } from './press-to-badge.ts';
import type { RenderCalls } from './render-calls.ts';
import type { PageThroughput } from './throughput.ts';
import type { WorkerSize } from './worker-size.ts';

/** What one run found; a part that could not be measured is left out. */
export interface Measurements {
  throughput?: PageThroughput[];
  weights?: PageWeight[];
  vitals?: PageVitals[];
  vitalsOnWarmConnection?: PageVitals[];
  firstPress?: FirstPress;
  pressToBadge?: PressToBadge;
  listToProduct?: ListToProduct;
  interactions?: Interaction[];
  firstByte?: FirstByte[];
  calls?: RenderCalls[];
  cartCost?: CartCost;
  foreign?: ForeignStrings[];
  worker?: WorkerSize;
  coldStart?: ColdStart;
  heap?: HeapPoint[];
  catalogue?: CatalogueScale[];
}
