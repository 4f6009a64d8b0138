import type { Ground, PaletteName } from './scene-land.ts';
import type { MotifName } from './scene-motif.ts';

export interface ScenePlan {
  palette: PaletteName;
  ground: Ground;
  /** Motif, place as a share of width and height, scale. */
  things: readonly (readonly [name: MotifName, x: number, y: number, scale: number])[];
  weather?: 'aurora' | 'snow';
  sun?: number;
}

/** The left 45 % stays quiet: the page writes there. */
export const banners: readonly ScenePlan[] = [
  { palette: 'dawn', ground: 'hills', sun: 0.72, things: [['tower', 0.9, 0.84, 0.9], ['phone', 0.72, 0.97, 0.98]] },
  { palette: 'dusk', ground: 'city', sun: 0.7, things: [['fibre', 0.78, 0.66, 1.2], ['router', 0.76, 0.95, 1.25]] },
  { palette: 'steppe', ground: 'steppe', sun: 0.66, things: [['camp', 0.76, 0.86, 1.25], ['tower', 0.92, 0.8, 1.1]] },
  { palette: 'night', ground: 'peaks', sun: 0.74, weather: 'aurora', things: [['satellite', 0.83, 0.28, 1.05], ['ger', 0.66, 0.9, 1.15]] },
  { palette: 'noon', ground: 'lake', sun: 0.72, things: [['plane', 0.83, 0.26, 1.5], ['suitcase', 0.77, 0.94, 1.25]] },
  { palette: 'saffron', ground: 'dunes', sun: 0.74, things: [['card', 0.74, 0.8, 1.35], ['chip', 0.9, 0.92, 0.9]] },
];

export const news: readonly ScenePlan[] = [
  { palette: 'noon', ground: 'city', things: [['tower', 0.7, 0.88, 1.3]] },
  { palette: 'steppe', ground: 'steppe', things: [['camp', 0.42, 0.88, 1.3], ['tower', 0.8, 0.8, 1]] },
  { palette: 'dusk', ground: 'hills', things: [['phone', 0.5, 0.98, 0.94]] },
  { palette: 'night', ground: 'peaks', weather: 'aurora', things: [['satellite', 0.6, 0.3, 1.2], ['tower', 0.2, 0.9, 0.8]] },
  { palette: 'dawn', ground: 'lake', things: [['plane', 0.6, 0.32, 1.6]] },
  { palette: 'winter', ground: 'peaks', weather: 'snow', things: [['ger', 0.38, 0.9, 1.6], ['trees', 0.78, 0.9, 1.3]] },
  { palette: 'saffron', ground: 'dunes', things: [['card', 0.5, 0.78, 1.4]] },
  { palette: 'noon', ground: 'hills', things: [['turbine', 0.3, 0.8, 1.2], ['turbine', 0.52, 0.84, 1.5], ['turbine', 0.78, 0.78, 1]] },
  { palette: 'night', ground: 'city', things: [['fireworks', 0.5, 0.5, 1.2]], sun: 0.86 },
  { palette: 'steppe', ground: 'hills', things: [['train', 0.5, 0.86, 1.1]] },
  { palette: 'dusk', ground: 'city', things: [['fibre', 0.62, 0.86, 1.3]] },
  { palette: 'autumn', ground: 'peaks', things: [['ovoo', 0.34, 0.9, 1.6]] },
  { palette: 'dawn', ground: 'hills', things: [['globe', 0.54, 0.74, 1.35]] },
  { palette: 'noon', ground: 'steppe', things: [['road', 0.5, 0.96, 1.2], ['tower', 0.82, 0.76, 0.9]] },
  { palette: 'dusk', ground: 'dunes', things: [['balloon', 0.34, 0.56, 1.3], ['balloon', 0.72, 0.42, 0.7]] },
  { palette: 'night', ground: 'hills', things: [['shield', 0.5, 0.84, 1.5]] },
  { palette: 'steppe', ground: 'lake', things: [['people', 0.46, 0.96, 1.35]] },
  { palette: 'dawn', ground: 'city', things: [['bars', 0.5, 0.9, 1.4]] },
  { palette: 'winter', ground: 'hills', weather: 'snow', things: [['router', 0.5, 0.9, 1.7]] },
  { palette: 'autumn', ground: 'steppe', things: [['trees', 0.24, 0.82, 1.2], ['camp', 0.64, 0.9, 1.2]] },
  { palette: 'saffron', ground: 'hills', things: [['chip', 0.5, 0.92, 1.5]] },
  { palette: 'noon', ground: 'peaks', things: [['headset', 0.5, 0.76, 1.9]] },
  { palette: 'night', ground: 'lake', things: [['sensors', 0.48, 0.82, 1.7]] },
  { palette: 'dusk', ground: 'peaks', things: [['tv', 0.5, 0.92, 1.5]] },
];

/** By what a service is about, which is the name of its picture. */
export const services: Readonly<Record<string, ScenePlan>> = {
  postpaid: { palette: 'dawn', ground: 'peaks', things: [['phone', 0.62, 1.02, 0.96], ['tower', 0.24, 0.88, 1.2]] },
  prepaid: { palette: 'steppe', ground: 'hills', things: [['chip', 0.3, 0.9, 1.1], ['scratch', 0.64, 0.9, 1]] },
  topup: { palette: 'saffron', ground: 'dunes', things: [['scratch', 0.5, 0.9, 1.25]] },
  bill: { palette: 'noon', ground: 'hills', things: [['receipt', 0.5, 0.94, 1.1]], sun: 0.24 },
  data: { palette: 'noon', ground: 'hills', things: [['bars', 0.52, 0.9, 1.5]], sun: 0.3 },
  wifi: { palette: 'dusk', ground: 'city', things: [['scratch', 0.32, 0.9, 0.9], ['router', 0.7, 0.92, 1.4]] },
  five: { palette: 'dawn', ground: 'city', things: [['tower', 0.36, 0.9, 1.5], ['phone', 0.68, 1.02, 0.9]] },
  leasing: { palette: 'saffron', ground: 'peaks', things: [['tag', 0.5, 0.96, 1]] },
  swap: { palette: 'steppe', ground: 'lake', things: [['swap', 0.5, 0.92, 1.15]] },
  care: { palette: 'dusk', ground: 'lake', things: [['phone', 0.38, 1.02, 0.9], ['shield', 0.68, 0.86, 1.3]] },
  family: { palette: 'steppe', ground: 'city', things: [['people', 0.46, 0.96, 1.4]] },
  stars: { palette: 'night', ground: 'hills', things: [['people', 0.5, 0.96, 1.3]], weather: 'aurora' },
  safe: { palette: 'night', ground: 'hills', things: [['globe', 0.36, 0.84, 1.2], ['shield', 0.68, 0.86, 1.3]] },
  fibre: { palette: 'winter', ground: 'city', things: [['shelf', 0.5, 0.98, 1.1]] },
  wireless: { palette: 'dusk', ground: 'hills', things: [['ger', 0.32, 0.9, 1.5], ['router', 0.7, 0.92, 1.3]] },
  esim: { palette: 'dawn', ground: 'lake', things: [['code', 0.5, 0.98, 1.1]] },
  scam: { palette: 'dusk', ground: 'city', things: [['suspicious', 0.42, 1, 1.1]] },
  roaming: { palette: 'noon', ground: 'lake', things: [['globe', 0.36, 0.8, 1.3], ['plane', 0.78, 0.28, 1]], sun: 0.74 },
  tourist: { palette: 'autumn', ground: 'lake', things: [['suitcase', 0.36, 0.92, 1.7], ['chip', 0.7, 0.92, 1]] },
  business: { palette: 'dawn', ground: 'steppe', things: [['headset', 0.34, 0.8, 1.5], ['bars', 0.74, 0.9, 0.8]] },
  machines: { palette: 'night', ground: 'steppe', things: [['sensors', 0.36, 0.82, 1.4], ['turbine', 0.82, 0.84, 1.4]] },
};
