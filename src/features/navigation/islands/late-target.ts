const maxWaitMs = 5000;

/** Scrolls to the element of the address's fragment once it appears: it may stream in after the page. */
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
  setTimeout(() => observer.disconnect(), maxWaitMs);
}
