import { defineConfig, presetWind3 } from 'unocss';

/** Colours as [light, dark]; the only place in the project that spells one. */
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

const preflight = `
:root{color-scheme:light;${toVariables(0)};--shadow:0 1px 2px oklch(0.3 0.05 260/.05),0 12px 32px oklch(0.3 0.05 260/.09);--tap:44px;--link:36px;--header:72px;--medium:550;--bold:650;--font:Inter,"Inter Fallback",system-ui,sans-serif;--gap-section:clamp(44px,6vw,88px)}
:root[data-theme=dark]{color-scheme:dark;${toVariables(1)};--shadow:0 1px 2px oklch(0 0 0/.3),0 16px 40px oklch(0 0 0/.45)}
body:not([data-font]){--medium:650;--font:system-ui,sans-serif}
:root[data-mode=kiosk]{--tap:60px;--link:60px;font-size:25px}
@font-face{font-family:Inter;src:url(/fonts/inter.woff2) format("woff2");font-weight:400 700;font-display:optional}
@font-face{font-family:"Inter Fallback";src:local("Arial"),local("Liberation Sans"),local("Roboto");font-weight:400 549;size-adjust:107.1%;ascent-override:90.4%;descent-override:22.5%;line-gap-override:0%}
@font-face{font-family:"Inter Fallback";src:local("Arial Bold"),local("Arial-BoldMT"),local("Liberation Sans Bold"),local("Roboto Bold"),local("Roboto-Bold");font-weight:550 700;size-adjust:100.6%;ascent-override:96.2%;descent-override:24%;line-gap-override:0%}
*,::before,::after{box-sizing:border-box;border:0 solid;margin:0;padding:0}
html{line-height:1.5;-webkit-text-size-adjust:100%;scroll-padding-top:calc(var(--header) + 16px);tab-size:4}
body{font-family:var(--font);font-size:1rem;background:var(--surface);color:var(--ink);min-height:100dvh;overflow-wrap:anywhere;-webkit-font-smoothing:antialiased}
h1,h2,h3,h4{min-width:0;font-weight:var(--bold);line-height:1.18;letter-spacing:-.017em;overflow-wrap:anywhere}
h1,h2{text-wrap:balance}
h3,h4{letter-spacing:-.01em;line-height:1.3}
a{color:inherit;text-decoration:inherit}
ul,ol{list-style:none}
img,svg{display:block;max-width:100%;height:auto}
@media (scripting:enabled){:root:not([data-settled]) :is(.section,.later,footer){content-visibility:auto;contain-intrinsic-size:auto 640px;overflow-clip-margin:8px}
:root:not([data-settled]) .later{contain-intrinsic-size:auto var(--later)}}
@media (scripting:enabled) and (max-width:639.9px){:root:not([data-settled]) :is(.later,.section~.section,.scroll-row>:nth-child(n+7),.shop-banner:nth-child(n+3)){animation:wait 60ms}}
@keyframes wait{from,to{content-visibility:hidden}}
.icon{display:inline-block;flex-shrink:0;width:1.25em;height:1.25em;max-width:none}
button,input,select,textarea{font:inherit;color:inherit;background:none;letter-spacing:inherit}
button,summary,select,label[for]{cursor:pointer}
summary{list-style:none}summary::-webkit-details-marker{display:none}
table{border-collapse:collapse;width:100%}
[hidden]{display:none!important}
:focus-visible{outline:2px solid var(--primary);outline-offset:2px;border-radius:6px}
main:focus,h1:focus{outline:none}
::selection{background:var(--primary);color:var(--on-primary)}
@media (prefers-reduced-motion:reduce){*,::before,::after{animation-duration:.01ms!important;animation-iteration-count:1!important;transition-duration:.01ms!important;scroll-behavior:auto!important}}
@keyframes shimmer{from{background-position:150% 0}to{background-position:-50% 0}}
@keyframes rise{from{opacity:0;translate:0 8px}to{opacity:1;translate:0 0}}
@keyframes slide{from{translate:32px 0;opacity:.4}to{translate:0 0;opacity:1}}
@keyframes progress{0%{scale:0 1}30%{scale:.55 1}100%{scale:.92 1}}
.skeleton{border-radius:12px;background:linear-gradient(100deg,var(--sunken) 40%,var(--line) 50%,var(--sunken) 60%) 0 0/200% 100%;animation:shimmer 1.6s linear infinite}
.only-light{display:inline-flex}.only-dark,[data-theme=dark] .only-light{display:none}[data-theme=dark] .only-dark{display:inline-flex}
:root[data-account] .if-signed-out,:root:not([data-account]) .if-signed-in{display:none!important}
[data-mode=webview] .browser-only{display:none!important}
:root:not([data-mode=webview]) .webview-only{display:none!important}
@media (max-width:767.9px){[data-mode=webview]{scroll-padding-bottom:72px}[data-mode=webview] body{padding-bottom:calc(72px + env(safe-area-inset-bottom))}}
.hero{position:relative;isolation:isolate;overflow:hidden}
.at-once:not(:has(>.at-once-end)){visibility:hidden}
.hero-picture{position:absolute;z-index:-1;inset:auto 0 0;width:100%;height:148px;object-fit:cover;object-position:70% 62%;mask-image:linear-gradient(180deg,transparent,#000 34%)}
.hero-text{padding:24px 24px 150px}
.horizon{position:absolute;z-index:-1;inset:auto 0 0;width:100%;height:132px}@media (min-width:640px){.horizon{display:none}}
@media (min-width:600px){.hero-picture{height:250px;object-position:60% 50%}.hero-text{padding:32px 32px 254px}}
[data-mode=kiosk] .hero-picture{height:360px}[data-mode=kiosk] .hero-text{padding:48px 48px 350px}
@media (min-width:900px){:root:not([data-mode=kiosk]) .hero-picture{inset:0;height:100%;object-position:100% 50%;mask-image:linear-gradient(90deg,transparent 22%,#0001 32%,#0004 44%,#000a 56%,#000d 64%,#000 74%)}
:root:not([data-mode=kiosk]) .hero-text{max-width:34rem;min-height:400px;padding:48px 56px}}
@media (min-width:640px){.slide .hero-picture{inset:0;height:100%;object-position:100% 50%;mask-image:linear-gradient(90deg,transparent 30%,#0001 42%,#0006 56%,#000 78%)}:root:not([data-mode=kiosk]) .slide .hero-text{padding:32px;min-height:240px;max-width:max(15rem,52%)}}
.shop-banner{position:relative;isolation:isolate;overflow:hidden;display:flex;flex-direction:column;gap:12px;flex:0 0 88%;min-height:168px;padding:20px 24px 14px;scroll-snap-align:start}
.shop-banner-picture{position:absolute;z-index:-1;inset:0;width:100%;height:100%;object-fit:cover;object-position:100% 50%;mask-image:linear-gradient(90deg,#0000 18%,#0002 32%,#0006 46%,#000c 60%,#000 72%)}
@media (min-width:640px){.shop-banner{flex-basis:calc(50% - 8px);min-height:176px}}
[data-mode=kiosk] .shop-banner{flex-basis:88%;min-height:270px}
.scrollbar-none{scrollbar-width:none}@keyframes marked{from,to{border-color:var(--ink)}}.gallery{timeline-scope:--p1,--p2,--p3,--p4}${[1, 2, 3, 4].map((n) => `.gallery-picture:nth-child(${n}){view-timeline:--p${n} inline}.gallery-mark:nth-child(${n}) a{animation:marked;animation-timeline:--p${n};animation-range:cover 30% cover 70%}`).join('')}
.filters-sheet:popover-open fieldset{content-visibility:auto;contain-intrinsic-size:auto 22rem;overflow-clip-margin:8px}
[data-theme=dark] .dark-invert{filter:invert(1) hue-rotate(180deg)}
@keyframes toast-away{to{opacity:0;visibility:hidden}}
.toast{position:fixed;z-index:85;top:calc(1rem + env(safe-area-inset-top));right:1rem;max-width:min(26rem,100vw - 2rem);padding:.9rem 1.25rem;border-radius:12px;background:var(--ink);color:var(--surface);font-weight:var(--medium);animation:toast-away .3s 3s forwards}
.toast:hover{animation-play-state:paused}
.progress{position:fixed;inset:0 0 auto;height:3px;z-index:90;background:var(--primary);transform-origin:0 50%;scale:0 1;opacity:0}
[data-navigating] .progress{opacity:1;animation:progress 8s cubic-bezier(.1,.7,.2,1) .18s both}
.rich{max-width:70ch;text-wrap:pretty}
.rich>*+*{margin-top:1em}
.rich h2{font-size:1.375rem;margin-top:1.8em}.rich h3{font-size:1.125rem;margin-top:1.5em}
.rich ul{list-style:disc;padding-left:1.3em}.rich ol{list-style:decimal;padding-left:1.3em}.rich li+li{margin-top:.35em}
.rich a{color:var(--primary);text-decoration:underline;text-underline-offset:.18em;text-decoration-thickness:1px}
.rich a:hover{text-decoration-thickness:2px}
.rich blockquote{border-left:3px solid var(--primary);padding:.2em 0 .2em 1.1em;color:var(--muted)}
.rich .table{overflow-x:auto}
dialog.drawer{border:0}dialog.drawer::backdrop{background:oklch(0.15 0.03 260/.45)}dialog.drawer[open]{animation:slide .2s ease-out}
[data-mode=kiosk] body{display:flex;flex-direction:column}[data-mode=kiosk] main{flex:1}
@media (scripting:none){.needs-script{display:none}}
.rich th,.rich td{overflow-wrap:normal;padding:.65em .9em;border-bottom:1px solid var(--line);text-align:left;vertical-align:top}
.rich th{font-weight:var(--bold);background:var(--sunken)}
.rich img{border-radius:12px}
@media print{header,footer,nav,.no-print{display:none!important}}
`;

export default defineConfig({
  // The preset's own preflight gives every element of a page some fifty custom properties, of which next to none
  // is ever used: the utilities that need them are rules of our own here.
  presets: [presetWind3({ preflight: false })],
  rules: [
    ['tabular-nums', { 'font-variant-numeric': 'tabular-nums' }],
    ['shadow-float', { 'box-shadow': 'var(--shadow)' }],
    ['snap-x', { 'scroll-snap-type': 'x proximity' }],
    ['snap-x-mandatory', { 'scroll-snap-type': 'x mandatory' }],
    ['rotate-180', { transform: 'rotate(180deg)' }],
    ['scale-103', { transform: 'scale(1.03)' }],
  ],
  // Words of the sources, not classes.
  blocklist: ['filter', 'table', 'dark-invert'],
  preflights: [{ getCSS: () => preflight }],
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
      'inset-0 m-0 ml-auto h-dvh max-h-none w-full max-w-110 overflow-y-auto bg-surface text-ink lg:(top-[var(--header)] bottom-auto h-auto max-h-[calc(100dvh-var(--header))] max-w-none border-b-1 border-line)',
    'filters-sheet':
      'inset-0 m-0 ml-auto h-dvh max-h-none w-full max-w-110 overflow-y-auto bg-surface p-4 pb-0 text-ink',
    'filters-beside': 'lg:(static order-first block h-auto w-auto max-w-none overflow-visible p-0)',
    'scroll-row': 'scrollbar-none flex snap-x gap-2 overflow-x-auto overscroll-x-contain',
    'offline-note':
      'fixed inset-x-4 bottom-20 z-80 mx-auto flex w-fit items-center gap-3 rounded-control bg-ink px-5 py-3 font-bold text-surface',
    pill: 'inline-flex items-center gap-1.5 rounded-full px-3 py-1 text-xs font-bold leading-tight',
    'pill-info': 'pill bg-primary-tint text-primary-strong',
    'pill-success': 'pill bg-success-tint text-success',
    'pill-warning': 'pill bg-warning-tint text-warning',
    'pill-quiet': 'pill bg-sunken text-muted',
    'pill-accent': 'pill bg-accent text-on-accent',
    chip: 'tap inline-flex items-center justify-center rounded-full border-1 border-line px-4 text-sm font-medium text-ink hover:border-ink aria-[current]:(border-primary bg-primary-tint text-primary-strong)',
    eyebrow: 'text-sm font-bold text-primary',
    lead: 'text-lg text-muted max-w-62ch',
    'text-link':
      'text-primary font-bold underline underline-offset-4 decoration-1 hover:decoration-2',
    price: 'tabular-nums font-bold tracking-tight whitespace-nowrap',
    numbers: 'tabular-nums',
  },
});
export { palette };
