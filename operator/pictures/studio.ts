/** Position 0–1, CSS colour, opacity. */
export type Stop = readonly [at: number, color: string, opacity?: number];
type Direction = readonly [x1: number, y1: number, x2: number, y2: number];

export const down: Direction = [0, 0, 0, 1];
export const right: Direction = [0, 0, 1, 0];
export const diagonal: Direction = [0, 0, 1, 1];

/** Collects the definitions of one picture; equal definitions share an id. */
export interface Sheet {
  define(markup: (id: string) => string): string;
  linear(direction: Direction, ...stops: Stop[]): string;
  radial(center: readonly [x: number, y: number, r: number], ...stops: Stop[]): string;
  clip(shape: string): string;
  finish(width: number, height: number, ...body: string[]): string;
}

export function round(value: number): number {
  return Math.round(value * 10) / 10;
}

/** `0.35` as `.35`: a picture is mostly numbers. */
function trim(value: number): string {
  return String(Math.round(value * 100) / 100).replace(/^0\./, '.');
}

export function shorten(color: string): string {
  return color.replace(/^#(.)\1(.)\2(.)\3$/, '#$1$2$3');
}

/** ` x="1.5"` and so on, without what an element has anyhow. */
function place(values: Record<string, number>, otherwise: Record<string, number> = {}): string {
  return Object.entries(values)
    .filter(([name, value]) => value !== (otherwise[name] ?? 0))
    .map(([name, value]) => ` ${name}="${trim(value)}"`)
    .join('');
}

function writeStops(stops: readonly Stop[]): string {
  return stops
    .map(([at, color, opacity]) => {
      const alpha = opacity === undefined || opacity === 1 ? '' : ` stop-opacity="${trim(opacity)}"`;
      const offset = at === 0 ? '' : ` offset="${trim(at)}"`;
      return `<stop${offset} stop-color="${shorten(color)}"${alpha}/>`;
    })
    .join('');
}

export function createSheet(): Sheet {
  const ids = new Map<string, string>();
  const defs: string[] = [];
  function define(markup: (id: string) => string): string {
    const key = markup('');
    const known = ids.get(key);
    if (known !== undefined) return known;
    const id = `t${ids.size.toString(36)}`;
    ids.set(key, id);
    defs.push(markup(id));
    return id;
  }
  return {
    define,
    linear([x1, y1, x2, y2], ...stops) {
      const along = place({ x1, y1, x2, y2 }, { x2: 1 });
      const inner = writeStops(stops);
      const id = define((name) => `<linearGradient id="${name}"${along}>${inner}</linearGradient>`);
      return `url(#${id})`;
    },
    radial([cx, cy, r], ...stops) {
      const around = place({ cx, cy, r }, { cx: 0.5, cy: 0.5, r: 0.5 });
      const inner = writeStops(stops);
      const id = define((name) => `<radialGradient id="${name}"${around}>${inner}</radialGradient>`);
      return `url(#${id})`;
    },
    clip(shape) {
      return `url(#${define((name) => `<clipPath id="${name}">${shape}</clipPath>`)})`;
    },
    finish(width, height, ...body) {
      const open = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">`;
      return `${open}<defs>${defs.join('')}</defs>${body.join('')}</svg>\n`;
    },
  };
}

export function rect(
  x: number,
  y: number,
  width: number,
  height: number,
  radius: number,
  paint: string,
): string {
  const corner = radius > 0 ? ` rx="${round(radius)}"` : '';
  return `<rect${place({ x: round(x), y: round(y) })} width="${round(width)}" height="${round(height)}"${corner} ${paint}/>`;
}

export function circle(cx: number, cy: number, r: number, paint: string): string {
  return `<circle${place({ cx: round(cx), cy: round(cy) })} r="${round(r)}" ${paint}/>`;
}

export function ellipse(cx: number, cy: number, rx: number, ry: number, paint: string): string {
  return `<ellipse${place({ cx: round(cx), cy: round(cy) })} rx="${round(rx)}" ry="${round(ry)}" ${paint}/>`;
}

export function path(d: string, paint: string): string {
  return `<path d="${d}" ${paint}/>`;
}

export function move(x: number, y: number, inner: string, more = ''): string {
  return `<g transform="translate(${round(x)} ${round(y)})${more}">${inner}</g>`;
}

export function fill(paint: string, opacity = 1): string {
  return opacity === 1 ? `fill="${shorten(paint)}"` : `fill="${shorten(paint)}" fill-opacity="${trim(opacity)}"`;
}

export function stroke(paint: string, width: number, opacity = 1): string {
  const alpha = opacity === 1 ? '' : ` stroke-opacity="${trim(opacity)}"`;
  return `fill="none" stroke="${paint}" stroke-width="${width}"${alpha}`;
}

/** The light comes from the top left, so the shadow leans to the right. */
export function drawGroundShadow(sheet: Sheet, cx: number, y: number, halfWidth: number): string {
  const wide = sheet.radial([0.5, 0.5, 0.5], [0, '#020617', 0.34], [0.55, '#020617', 0.12], [1, '#020617', 0]);
  const near = sheet.radial([0.5, 0.5, 0.5], [0, '#020617', 0.6], [0.7, '#020617', 0.34], [1, '#020617', 0]);
  return (
    ellipse(cx + halfWidth * 0.16, y + 3, halfWidth * 1.3, Math.max(14, halfWidth * 0.15), fill(wide)) +
    ellipse(cx, y, halfWidth * 1.02, Math.max(4, halfWidth * 0.05), fill(near))
  );
}

export function mix(from: string, to: string, share: number): string {
  const channels = [1, 3, 5].map((at) => {
    const start = Number.parseInt(from.slice(at, at + 2), 16);
    const end = Number.parseInt(to.slice(at, at + 2), 16);
    return Math.round(start + (end - start) * share)
      .toString(16)
      .padStart(2, '0');
  });
  return `#${channels.join('')}`;
}

export function lighten(color: string, share: number): string {
  return mix(color, '#ffffff', share);
}

export function darken(color: string, share: number): string {
  return mix(color, '#05070d', share);
}

/** Numbers 0–1 that repeat for the same seed (mulberry32). */
export function createRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let value = Math.imul(state ^ (state >>> 15), state | 1);
    value ^= value + Math.imul(value ^ (value >>> 7), value | 61);
    return ((value ^ (value >>> 14)) >>> 0) / 4294967296;
  };
}
