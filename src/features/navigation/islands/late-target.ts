const patienceMs = 5000;

/** The part of a page that its address names may come after the page: it is gone to when it is there. */
export function goToLateTarget(): void {
  const id = decodeURIComponent(location.hash.slice(1));
  if (!id || document.getElementById(id)) return;
  const observer = new MutationObserver(() => {
    const target = document.getElementById(id);
    if (!target) return;
    observer.disconnect();
    target.scrollIntoView();
  });
  observer.observe(document.body, { childList: true, subtree: true });
  setTimeout(() => observer.disconnect(), patienceMs);
}
