import { defineConfig, presetWind3, type Rule } from 'unocss';
import { readStyles } from './build/read-styles.ts';
import { iconNames } from './src/ui/icon-names.ts';

/** Colours as [light, dark]. No other file of the project contains a colour. */
const palette = {
  surface: ['oklch(1 0 0)', 'oklch(0.175 0.022 258)'],
  raised: ['oklch(1 0 0)', 'oklch(0.215 0.025 258)'],
  sunken: ['oklch(0.974 0.005 250)', 'oklch(0.145 0.02 258)'],
  line: ['oklch(0.905 0.009 252)', 'oklch(0.32 0.027 257)'],
  // Edge of a control: 3:1 against its surroundings.
  edge: ['oklch(0.62 0.02 252)', 'oklch(0.55 0.025 256)'],
  ink: ['oklch(0.215 0.035 262)', 'oklch(0.965 0.006 250)'],
  muted: ['oklch(0.475 0.026 258)', 'oklch(0.765 0.019 252)'],
  primary: ['oklch(0.505 0.185 256)', 'oklch(0.755 0.125 247)'],
  'primary-strong': ['oklch(0.435 0.175 258)', 'oklch(0.82 0.095 245)'],
  'primary-tint': ['oklch(0.962 0.017 248)', 'oklch(0.262 0.052 256)'],
  'on-primary': ['oklch(1 0 0)', 'oklch(0.175 0.03 258)'],
  accent: ['oklch(0.825 0.15 78)', 'oklch(0.825 0.14 80)'],
  'accent-tint': ['oklch(0.968 0.032 84)', 'oklch(0.3 0.045 75)'],
  'on-accent': ['oklch(0.245 0.05 70)', 'oklch(0.215 0.04 70)'],
  success: ['oklch(0.475 0.125 152)', 'oklch(0.8 0.145 154)'],
  'success-tint': ['oklch(0.963 0.027 155)', 'oklch(0.27 0.045 155)'],
  warning: ['oklch(0.495 0.115 62)', 'oklch(0.835 0.13 82)'],
  'warning-tint': ['oklch(0.968 0.032 84)', 'oklch(0.29 0.045 75)'],
  danger: ['oklch(0.505 0.195 25)', 'oklch(0.765 0.13 22)'],
  'danger-tint': ['oklch(0.964 0.017 20)', 'oklch(0.275 0.055 20)'],
  info: ['oklch(0.475 0.115 235)', 'oklch(0.8 0.1 232)'],
  'info-tint': ['oklch(0.963 0.018 232)', 'oklch(0.27 0.045 235)'],
} as const satisfies Record<string, readonly [string, string]>;

const toVariables = (side: 0 | 1) =>
  Object.entries(palette)
    .map(([name, pair]) => `--${name}:${pair[side]}`)
    .join(';');

/** The palette as custom properties; paper is light. All other styles that are no utilities are in `src/styles`. */
const paletteCss = `:root{${toVariables(0)}}@media screen{:root[data-theme=dark]{${toVariables(1)}}}`;

/** How far two neighbours in the sprite are apart, as a `mask-position`. */
const iconCss = `:root{--icon-step:${100 / (iconNames.length - 1)}%}`;

export default defineConfig({
  // The preset's preflight sets some fifty custom properties on every element, and almost none is used. The utilities
  // that need them are defined as rules below.
  presets: [
    presetWind3({
      preflight: false,
      dark: { dark: '[data-theme=dark]', light: '[data-theme=light]' },
    }),
  ],
  rules: [
    ...iconNames.map((name, i): Rule => [`i-${name}`, { '--i': String(i) }]),
    ['tabular-nums', { 'font-variant-numeric': 'tabular-nums' }],
    ['shadow-float', { 'box-shadow': 'var(--shadow)' }],
    ['snap-x', { 'scroll-snap-type': 'x proximity' }],
    ['snap-x-mandatory', { 'scroll-snap-type': 'x mandatory' }],
    ['rotate-180', { transform: 'rotate(180deg)' }],
    ['scale-103', { transform: 'scale(1.03)' }],
    ['middle-y', { transform: 'translateY(-50%)' }],
    // The oldest supported browsers do not support dvh and use the declaration before it.
    [
      'h-dvh',
      [
        ['height', '100vh'],
        ['height', '100dvh'],
      ],
    ],
    [
      'max-h-below-header',
      [
        ['max-height', 'calc(100vh - var(--header))'],
        ['max-height', 'calc(100dvh - var(--header))'],
      ],
    ],
  ],
  // The sources name icons only in part (`ui/with-icon.ts`).
  safelist: iconNames.map((name) => `i-${name}`),
  // Words of the sources, not classes.
  blocklist: [
    'filter',
    'table',
    'dark-invert',
    'h1',
    'h2',
    'h3',
    'h4',
    'b',
    'mb',
    'ms',
    'px',
    'tab',
  ],
  variants: [
    {
      // Where two columns fit: at a kiosk letters are so large that they would be too narrow.
      name: 'roomy',
      match: (matcher) =>
        matcher.startsWith('roomy:')
          ? {
              matcher: `lg:${matcher.slice('roomy:'.length)}`,
              selector: (given) => `:root:not([data-mode='kiosk']) ${given}`,
            }
          : matcher,
    },
  ],
  preflights: [{ getCSS: async () => paletteCss + iconCss + (await readStyles()) }],
  theme: {
    colors: Object.fromEntries(Object.keys(palette).map((name) => [name, `var(--${name})`])),
    fontSize: {
      xs: ['0.8125rem', '1.45'],
      sm: ['0.875rem', '1.5'],
      base: ['1rem', '1.5'],
      lg: ['1.125rem', '1.5'],
      xl: ['clamp(1.25rem,1.19rem + .3vw,1.375rem)', '1.3'],
      '2xl': ['clamp(1.5rem,1.39rem + .55vw,1.75rem)', '1.22'],
      '3xl': ['clamp(1.75rem,1.52rem + 1.1vw,2.25rem)', '1.16'],
      '4xl': ['clamp(2.125rem,1.65rem + 2.2vw,3rem)', '1.08'],
    },
    // On a phone they are one: each weight of a family is looked up on its own, before the first paint.
    fontWeight: { normal: '400', medium: 'var(--medium)', bold: 'var(--bold)' },
    borderRadius: { DEFAULT: '8px', control: '12px', card: '20px', full: '999px' },
    breakpoints: {
      xs: '480px',
      sm: '640px',
      md: '768px',
      app: '901px',
      lg: '1024px',
      xl: '1280px',
    },
    boxShadow: { float: 'var(--shadow)' },
  },
  shortcuts: {
    page: 'mx-auto w-full max-w-1240px px-4 sm:px-6 lg:px-8',
    section: 'mt-[var(--gap-section)]',
    // A form, and beside it what it is about; on a phone that stands above.
    beside:
      'grid gap-6 roomy:(grid-cols-[minmax(0,40rem)_22.5rem] grid-rows-[auto_1fr] justify-between gap-x-12) [&>aside]:roomy:(col-start-2 row-start-1) [&>section]:roomy:col-start-2',
    // A form that has nothing of its own beside it.
    alone:
      'max-w-3xl xl:(grid max-w-none grid-cols-[minmax(0,48rem)_20rem] justify-between gap-12)',
    stack: 'flex flex-col',
    row: 'flex items-center',
    tap: 'min-h-[var(--tap)] min-w-[var(--tap)]',
    control:
      'tap w-full rounded-control border-1 border-edge bg-raised px-4 py-2 text-ink placeholder:text-muted hover:border-ink focus-visible:border-primary',
    btn: 'tap inline-flex items-center justify-center gap-2 rounded-control px-5 py-2.5 font-bold text-center leading-tight no-underline transition-colors duration-150',
    'btn-primary': 'btn bg-primary text-on-primary hover:bg-primary-strong',
    'btn-quiet': 'btn bg-primary-tint text-primary-strong hover:bg-line',
    'btn-line': 'btn border-1 border-edge text-ink hover:border-ink hover:bg-sunken',
    'icon-btn':
      'shrink-0 tap inline-flex items-center justify-center rounded-control text-ink hover:bg-sunken transition-colors duration-150',
    card: 'rounded-card border-1 border-line bg-raised',
    'card-link':
      'card block transition-colors duration-150 hover:border-primary focus-within:border-primary',
    // The whole card answers to its link.
    'cover-link': 'after:content-empty after:absolute after:inset-0 after:rounded-card',
    // A link that stands alone in a line of its own.
    'line-link': 'inline-flex items-center min-h-[var(--link)] min-w-[var(--link)]',
    'menu-link':
      'inline-block w-full rounded-control px-2 py-1.5 text-muted hover:text-primary hover:underline',
    'menu-sheet':
      'inset-0 m-0 ml-auto h-dvh max-h-none w-full max-w-110 overflow-y-auto bg-surface text-ink lg:(top-[var(--header)] bottom-auto h-auto max-h-below-header max-w-none border-b-1 border-line)',
    sheet:
      'inset-0 m-0 ml-auto h-dvh max-h-none w-full max-w-110 overflow-y-auto bg-surface text-ink',
    'filters-sheet':
      'inset-0 m-0 ml-auto h-dvh max-h-none w-full max-w-110 overflow-y-auto bg-surface p-4 pb-0 text-ink',
    'filters-beside': 'lg:(static order-first block h-auto w-auto max-w-none overflow-visible p-0)',
    'scroll-row': 'flex snap-x gap-2 overflow-x-auto overscroll-x-contain',
    'offline-note':
      'fixed inset-x-4 bottom-20 z-80 mx-auto flex w-fit items-center gap-3 rounded-control bg-ink px-5 py-3 font-bold text-surface',
    pill: 'inline-flex items-center gap-1.5 rounded-full px-3 py-1 text-xs font-bold leading-tight',
    'pill-info': 'pill bg-primary-tint text-primary-strong',
    'pill-success': 'pill bg-success-tint text-success',
    'pill-warning': 'pill bg-warning-tint text-warning',
    'pill-quiet': 'pill bg-sunken text-muted',
    'pill-accent': 'pill bg-accent text-on-accent',
    chip: 'tap inline-flex items-center justify-center rounded-full border-1 border-line px-4 text-sm font-medium text-ink hover:border-ink aria-[current]:(border-primary bg-primary-tint text-primary-strong)',
    // Lower than elsewhere: the desk is worked at with a mouse and keys.
    'desk-chip':
      'inline-flex min-h-8 items-center rounded-full border-1 border-line px-2.5 hover:border-ink aria-[current]:(border-primary bg-primary-tint font-medium text-primary-strong)',
    eyebrow: 'text-sm font-bold text-primary',
    lead: 'text-lg text-muted max-w-62ch',
    'text-link':
      'text-primary font-bold underline underline-offset-4 decoration-1 hover:decoration-2',
    price: 'tabular-nums font-bold tracking-tight whitespace-nowrap',
    numbers: 'tabular-nums',
  },
});
export { palette };
