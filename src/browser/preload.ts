const seen = new Set<string>();

/** The bundler's `import()`, which it has in place of its own: shorter, since no module here has styles of its own. */
function preload<T>(load: () => Promise<T>, files: readonly string[] = []): Promise<T | undefined> {
  for (const file of files) {
    if (seen.has(file)) continue;
    seen.add(file);
    const link = { rel: 'modulepreload', crossOrigin: '', href: `/${file}` };
    document.head.append(Object.assign(document.createElement('link'), link));
  }
  return load().catch((error: unknown) => {
    const event = new Event('vite:preloadError', { cancelable: true });
    if (dispatchEvent(Object.assign(event, { payload: error }))) throw error;
    return undefined;
  });
}

export { preload as __vitePreload };
