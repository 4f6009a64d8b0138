import { drawAurora, drawGround, drawSky, drawSnow, palettes } from './scene-land.ts';
import { motifs } from './scene-motif.ts';
import { banners, news, services, type ScenePlan } from './scene-plans.ts';
import { createSheet, down, fill, move, rect } from './studio.ts';

function drawScene(plan: ScenePlan, width: number, height: number, seed: number): string {
  const sheet = createSheet();
  const palette = palettes[plan.palette];
  const haze = sheet.linear(down, [0, '#fff', 0], [0.5, '#fff', 0.22], [1, '#fff', 0]);
  const things = plan.things.map(([name, x, y, scale]) =>
    move(x * width, y * height, motifs[name](sheet), ` scale(${scale})`),
  );
  return sheet.finish(
    width,
    height,
    drawSky(sheet, palette, width, height, plan.sun ?? 0.3 + ((seed * 7) % 5) * 0.1, seed),
    plan.weather === 'aurora' ? drawAurora(sheet, width, height) : '',
    drawGround(sheet, palette, plan.ground, width, height, seed),
    rect(0, height * 0.62, width, height * 0.22, 0, fill(haze)),
    things.join(''),
    plan.weather === 'snow' ? drawSnow(width, height, seed) : '',
  );
}

/** A number counts from 1, as the names do. */
function drawNumbered(plans: readonly ScenePlan[], number: string | undefined, width: number, height: number, seed: number): string | null {
  const plan = plans[Number(number) - 1];
  return plan ? drawScene(plan, width, height, seed + Number(number)) : null;
}

/** `banner-<1…6>`, 1600×600 */
export function drawBanner([number]: readonly string[]): string | null {
  return drawNumbered(banners, number, 1600, 600, 400);
}

/** `news-<1…24>`, 960×540 */
export function drawNewsCover([number]: readonly string[]): string | null {
  return drawNumbered(news, number, 960, 540, 100);
}

/** `service-<topic>`, 960×540 */
export function drawServicePicture([topic = '']: readonly string[]): string | null {
  const plan = Object.hasOwn(services, topic) ? services[topic] : undefined;
  return plan ? drawScene(plan, 960, 540, 200 + Object.keys(services).indexOf(topic)) : null;
}
