/** Where a file lives below `src`, with forward slashes; null for files elsewhere. */
export function toPlace(filename: string): string | null {
  const path = filename.replaceAll('\\', '/');
  const at = path.lastIndexOf('/src/');
  return at < 0 ? null : path.slice(at + '/src/'.length);
}

/** The room of a place: `features/cart` for a flat, `services` for a room, the file itself beside them. */
export function toRoom(place: string): string {
  const [first = '', second = ''] = place.split('/');
  return first === 'features' ? `${first}/${second}` : first;
}
