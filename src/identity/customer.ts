/** A signed-in visitor. `isdn` comes from here only. */
export interface Customer {
  kind: 'phone' | 'webview';
  isdn: string;
  /** Milliseconds since 1970. */
  expiresAt: number;
}

interface Anonymous {
  kind: 'anonymous';
  isdn: null;
  expiresAt: number;
}

/** `id` is the SHA-256 of the cookie, so that a stored id does not give access to the session. */
export type Session = { id: string } & (Customer | Anonymous);
