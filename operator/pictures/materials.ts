import type { Colorway } from './colorways.ts';
import { darken, diagonal, lighten, right, type Sheet } from './studio.ts';

/** Brushed metal lit from the left: what frames, rings and buttons are made of. */
export function paintMetal(sheet: Sheet, metal: string): string {
  return sheet.linear(
    right,
    [0, darken(metal, 0.3)],
    [0.03, lighten(metal, 0.75)],
    [0.09, metal],
    [0.5, lighten(metal, 0.2)],
    [0.92, darken(metal, 0.28)],
    [0.98, lighten(metal, 0.25)],
    [1, darken(metal, 0.45)],
  );
}

/** Coloured glass or plastic under a soft light from the top left. */
export function paintBody(sheet: Sheet, { body }: Pick<Colorway, 'body'>): string {
  return sheet.linear(
    diagonal,
    [0, lighten(body, 0.36)],
    [0.35, lighten(body, 0.08)],
    [0.7, body],
    [1, darken(body, 0.3)],
  );
}

/** The fine line of light along an edge that faces the lamp. */
export function paintEdge(sheet: Sheet): string {
  return sheet.linear(
    diagonal,
    [0, '#ffffff', 0.85],
    [0.35, '#ffffff', 0.15],
    [0.7, '#ffffff', 0.05],
    [1, '#ffffff', 0.4],
  );
}

/** A window's reflection across glass. */
export function paintGlare(sheet: Sheet, strength = 0.22): string {
  return sheet.linear(diagonal, [0, '#ffffff', strength], [1, '#ffffff', 0.01]);
}
