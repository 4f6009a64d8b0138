/** `b•••@example.mn`: enough to recognise one's own address. */
export function maskEmailAddress(address: string): string {
  const at = address.lastIndexOf('@');
  return at > 0 ? `${address.slice(0, 1)}•••${address.slice(at)}` : '•••';
}
