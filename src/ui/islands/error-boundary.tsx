'use client';

import { Component, type ReactNode } from 'react';

interface ErrorBoundaryProps {
  fallback: ReactNode;
  children: ReactNode;
  /** A new value, such as another address, resets the boundary. */
  place?: string;
}

interface ErrorBoundaryState {
  failed: boolean;
  place: string | undefined;
}

/** Redirects and "not found" are thrown for the router to handle. */
function isForRouter(error: unknown): boolean {
  return (
    typeof error === 'object' &&
    error !== null &&
    'digest' in error &&
    String(error.digest).startsWith('__WAKU_CUSTOM_ERROR__')
  );
}

/** Shows `fallback` where its children throw; the page around it still works. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { failed: false, place: this.props.place };

  static getDerivedStateFromError(error: unknown): Partial<ErrorBoundaryState> {
    if (isForRouter(error)) throw error;
    return { failed: true };
  }

  static getDerivedStateFromProps(
    props: ErrorBoundaryProps,
    state: ErrorBoundaryState,
  ): ErrorBoundaryState | null {
    return props.place === state.place ? null : { failed: false, place: props.place };
  }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}
