/** `b•••@•••.mn`: enough to recognise one's own address, too little to learn another's. */
export function maskEmailAddress(address: string): string {
  const at = address.lastIndexOf('@');
  const end = address.lastIndexOf('.');
  return at > 0 && end > at ? `${address.slice(0, 1)}•••@•••${address.slice(end)}` : '•••';
}

/** Whether something can be sent to it: not one that a service says masked. */
export const isWholeEmail = (address: string): boolean =>
  /^[^\s@*•]+@[^\s@*•]+\.[^\s@*•]+$/.test(address);
