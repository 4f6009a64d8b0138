const signs = ['pointerover', 'pointerdown', 'touchstart', 'keydown', 'focusin'] as const;

let started = false;

function hydrate() {
  if (started) return;
  started = true;
  for (const sign of signs) removeEventListener(sign, hydrate, true);
  void import('virtual:hydrate');
}

for (const sign of signs) addEventListener(sign, hydrate, { capture: true, passive: true });

// A boundary that failed while streaming can only be mended by React itself.
addEventListener('DOMContentLoaded', () => {
  if (document.querySelector('template[data-dgst]')) hydrate();
});
