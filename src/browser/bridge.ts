import { findBridge } from './find-bridge.ts';

/**
 * What page and app tell each other, as JSON of one version. What the app does not know it leaves out, and so does the page:
 * both are released on their own days.
 */
const version = 1;
/** In UTF-8; what is longer is not sent, and not read. */
const maxBytes = 8192;

export type ToApp =
  /** The page can be used: the app may take its splash screen away. */
  | { type: 'ready'; path: string }
  /** Another page is shown in the same document: the app's own title bar and tab follow. */
  | { type: 'navigate'; path: string }
  /** Another site, or another app: the web view has one window. */
  | { type: 'openExternal'; url: string }
  /** The app offers an address to other apps, with a line about it. */
  | { type: 'share'; url: string; text: string }
  /** Nothing is left to do here: the app may close the web view. */
  | { type: 'close' }
  | { type: 'paymentResult'; state: string }
  | { type: 'cartCount'; count: number };

const isShort = (text: string) => new TextEncoder().encode(text).length <= maxBytes;

/** False where there is no app, or the message is too long for it. */
export function sendToApp(message: ToApp): boolean {
  const bridge = findBridge();
  const text = JSON.stringify({ v: version, ...message });
  if (!bridge?.postMessage || !isShort(text)) return false;
  bridge.postMessage?.(text);
  return true;
}

/** A path of this site that the app wants to be shown; null for any other message, also a later version's. */
export function readFromApp(text: unknown): string | null {
  if (typeof text !== 'string' || !isShort(text)) return null;
  try {
    const { v, type, path } = JSON.parse(text) as Record<string, unknown>;
    const isOwn = typeof path === 'string' && /^\/(?![/\\])[^\s\\]*$/.test(path);
    return v === version && type === 'navigate' && isOwn ? path : null;
  } catch {
    return null;
  }
}
