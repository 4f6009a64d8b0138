'use client';

import { useEffect } from 'react';

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.matches('input, textarea, select');

/** By j and k from row to row of a staff's table, by the link that opens each; Enter follows it, as everywhere. */
export function RowKeys({ rows, hint }: { rows: string; hint: string }) {
  useEffect(() => {
    function onKey(event: KeyboardEvent) {
      const by = event.key === 'j' ? 1 : event.key === 'k' ? -1 : 0;
      const isOther = event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target);
      if (by === 0 || isOther) return;
      const links = [...document.querySelectorAll<HTMLAnchorElement>(`#${rows} a[aria-expanded]`)];
      const at = links.findIndex((one) => one.closest('tr')?.contains(document.activeElement));
      const next = at === -1 ? 0 : Math.min(links.length - 1, Math.max(0, at + by));
      links[next]?.focus();
      links[next]?.closest('tr')?.scrollIntoView({ block: 'nearest' });
    }
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [rows]);
  return <p className="needs-script mt-3 text-muted">{hint}</p>;
}
