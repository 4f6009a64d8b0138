/** The value of a promise that is already as good as settled; null for one that really has to wait. */
export function settleNow<T>(promise: Promise<T>): Promise<T | null> {
  return Promise.race([promise, new Promise<null>((resolve) => setTimeout(resolve, 0, null))]);
}
