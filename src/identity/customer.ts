/** Who a visitor has shown to be; `isdn` comes from here and from nowhere else. */
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

/** `id` is the SHA-256 of the cookie: safe to store beside what belongs to the session. */
export type Session = { id: string } & (Customer | Anonymous);
