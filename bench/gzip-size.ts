import { gzipSync } from 'node:zlib';

/** In bytes, as an edge would send it. */
export function gzipSize(content: string | Uint8Array): number {
  return gzipSync(content, { level: 9 }).length;
}

export function toKb(bytes: number): number {
  return bytes / 1024;
}
