import { toKb } from './gzip-size.ts';

export const kb = (bytes: number) => toKb(bytes).toFixed(1);
export const ms = (value: number) => value.toFixed(Math.abs(value) < 10 ? 1 : 0);
