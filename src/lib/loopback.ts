/** True for a host name, as `URL` writes it, that names the machine itself. */
export const isLoopback = (hostname: string): boolean =>
  /^(localhost|127\.0\.0\.1|\[::1\])$/.test(hostname);
