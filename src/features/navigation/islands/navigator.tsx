'use client';

import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useRouter } from 'waku/router/client';
import {
  dataChoice,
  dataDocument,
  dataHydrating,
  dataNavigating,
  dataReady,
  readyEvent,
} from '#browser/page-contract.ts';
import { raiseToast } from '#browser/raise-toast.ts';
import { documentParameters } from '#domain/address-parameters.ts';
import { withIcon } from '#ui/with-icon.ts';
import { goToLateTarget } from './late-target.ts';
import { useScrollMemory } from './scroll-memory.ts';

/** A left click without a modifier key: with one, the browser opens a new tab or downloads. */
function isPlainClick(event: MouseEvent): boolean {
  const held = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  return !event.defaultPrevented && event.button === 0 && !held;
}

/** The path of a link that the router can follow; null for other sites, new tabs, downloads and new documents. */
function toInternalHref(target: EventTarget | null): string | null {
  if (!(target instanceof Element)) return null;
  const link = target.closest('a');
  if (!link || link.target || link.hasAttribute('download') || link.hasAttribute(dataDocument))
    return null;
  const url = new URL(link.href, location.href);
  if (url.origin !== location.origin || (url.hash && url.pathname === location.pathname))
    return null;
  // The edge handles these parameters, and they change the whole document.
  if (documentParameters.some((name) => url.searchParams.has(name))) return null;
  return url.pathname + url.search + url.hash;
}

/** A link that only changes a choice on the same page, such as the colour. */
function isChoice(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(`a[${dataChoice}]`) !== null;
}

function watchConnection(onChange: () => void): () => void {
  addEventListener('online', onChange);
  addEventListener('offline', onChange);
  return () => {
    removeEventListener('online', onChange);
    removeEventListener('offline', onChange);
  };
}

/**
 * Makes the site's plain links navigate without a new document: prefetch on intent, focus on the new page's
 * heading, its title announced, and a hint at the top edge while a slow one is on its way.
 */
export function Navigator({ offline }: { offline: string }) {
  const router = useRouter();
  const [announcement, setAnnouncement] = useState('');
  const isOnline = useSyncExternalStore(
    watchConnection,
    () => navigator.onLine,
    () => true,
  );
  const routerRef = useRef(router);
  routerRef.current = router;
  const route = `${router.path}?${router.query}`;
  const scroll = useScrollMemory(route);
  const scrollRef = useRef(scroll);
  scrollRef.current = scroll;
  /** True while the next page is this one with another choice: scroll position and focus stay. */
  const staysRef = useRef(false);

  useEffect(() => {
    const root = document.documentElement;
    root.setAttribute(dataReady, '');
    root.removeAttribute(dataHydrating);
    dispatchEvent(new Event(readyEvent));
  }, []);

  useEffect(() => {
    let timer = 0;
    const navigate = (event: MouseEvent) => {
      const href = isPlainClick(event) ? toInternalHref(event.target) : null;
      if (!href) return;
      event.preventDefault();
      // Neither the router nor the browser could show another page: this one stays.
      if (!navigator.onLine) return raiseToast({ kind: 'warning', text: offline });
      const root = document.documentElement;
      root.setAttribute(dataNavigating, '');
      scrollRef.current.rememberScroll();
      staysRef.current = isChoice(event.target);
      routerRef.current
        .push(href as never, { scroll: !staysRef.current })
        .catch(() => location.assign(href))
        .finally(() => root.removeAttribute(dataNavigating));
    };
    const prefetch = ({ target }: { target: EventTarget | null }) => {
      clearTimeout(timer);
      const href = toInternalHref(target);
      if (href) timer = window.setTimeout(() => routerRef.current.prefetch(href as never), 65);
    };
    document.addEventListener('click', navigate);
    document.addEventListener('pointerover', prefetch, { passive: true });
    document.addEventListener('focusin', prefetch);
    // The pointer whose movement started the hydration may rest on a link already.
    prefetch({ target: document.querySelector('a:hover') });
    return () => {
      clearTimeout(timer);
      document.removeEventListener('click', navigate);
      document.removeEventListener('pointerover', prefetch);
      document.removeEventListener('focusin', prefetch);
    };
  }, [offline]);

  const arrived = useRef(route);
  useEffect(() => {
    if (arrived.current === route) return;
    arrived.current = route;
    const stays = staysRef.current;
    staysRef.current = false;
    for (const open of document.querySelectorAll<HTMLElement>(':popover-open')) open.hidePopover();
    const heading =
      document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main');
    if (!stays) heading?.focus({ preventScroll: true });
    setAnnouncement(document.title);
    goToLateTarget();
  }, [route]);

  return (
    <>
      <div className="progress" aria-hidden="true" />
      <div role="status" aria-live="polite" className="sr-only">
        {announcement}
      </div>
      <p
        role="alert"
        hidden={isOnline}
        className={`offline-note shadow-float ${withIcon('cloud-off')}`}
      >
        {isOnline ? '' : offline}
      </p>
    </>
  );
}
