'use client';

import { Component, type ReactNode } from 'react';

/** A redirect or a missing page is the router's to follow. */
function isForRouter(error: unknown): boolean {
  if (typeof error !== 'object' || error === null || !('digest' in error)) return false;
  return String(error.digest).startsWith('__WAKU_CUSTOM_ERROR__');
}

/** Shows `fallback` where its children threw in the browser; the page around it goes on. */
export class ErrorBoundary extends Component<
  { fallback: ReactNode; children: ReactNode },
  { failed: boolean }
> {
  override state = { failed: false };

  static getDerivedStateFromError(error: unknown) {
    if (isForRouter(error)) throw error;
    return { failed: true };
  }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}
