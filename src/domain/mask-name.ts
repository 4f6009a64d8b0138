/** `Б***д`: enough to recognise whom one knows, too little to learn a name. How long it is stays unknown. */
export function maskName(name: string): string {
  const letters = [...name.normalize('NFC').trim()];
  const [first = '', last = ''] = [letters.at(0), letters.length > 1 ? letters.at(-1) : ''];
  return letters.length === 0 ? '' : `${first}***${last}`;
}
