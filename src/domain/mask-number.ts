/** Shows the last two digits: enough to recognise one's own number, too little to learn another's. */
export function maskNumber(isdn: string): string {
  return `••${isdn.slice(-2)}`;
}
