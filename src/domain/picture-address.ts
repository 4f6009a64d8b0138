/** Whether a host is one of a list, in which `*.example.mn` is each host below `example.mn`. */
export function isListedHost(host: string, listed: readonly string[]): boolean {
  return listed.some((one) =>
    one.startsWith('*.') ? host.endsWith(one.slice(1).toLowerCase()) : host === one.toLowerCase(),
  );
}

/** Whether an address has somebody's name or password in it, which nobody should see or send. */
export const hasCredentials = ({ username, password }: URL): boolean =>
  username !== '' || password !== '';
