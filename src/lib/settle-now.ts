/** The value of a promise that settles within this turn of the event loop; null for one that takes longer. */
export function settleNow<T>(promise: Promise<T>): Promise<T | null> {
  return Promise.race([promise, new Promise<null>((resolve) => setTimeout(resolve, 0, null))]);
}
