import type { Journey } from '../visit.ts';
import { cart } from './cart.ts';
import { firstPress } from './first-press.ts';
import { history } from './history.ts';
import { cartDrawer, drawer, menu, sheet } from './overlays.ts';
import { colours, preferences } from './preferences.ts';
import { gallery, rows } from './scrolling.ts';
import { search } from './search.ts';
import { backAfterReload, filters, variants } from './shop.ts';
import { signing } from './sign-in.ts';
import { withoutScripts } from './without-scripts.ts';

/** The journeys that must work in every engine. */
export const journeys: readonly Journey[] = [
  firstPress,
  search,
  menu,
  sheet,
  drawer,
  cartDrawer,
  gallery,
  rows,
  filters,
  backAfterReload,
  variants,
  cart,
  signing,
  preferences,
  colours,
  history,
  withoutScripts,
];
