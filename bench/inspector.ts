/** A client of workerd's inspector, for the few calls made here. */
export async function openInspector(url: URL) {
  const socket = new WebSocket(url);
  const waiting = new Map<number, (result: unknown) => void>();
  let nextId = 1;
  await new Promise<void>((resolve, reject) => {
    socket.addEventListener('open', () => resolve(), { once: true });
    socket.addEventListener('error', () => reject(new Error(`${url.href}: no inspector`)), { once: true });
  });
  socket.addEventListener('message', ({ data }) => {
    const { id, result } = JSON.parse(String(data)) as { id?: number; result?: unknown };
    if (id === undefined) return;
    waiting.get(id)?.(result);
    waiting.delete(id);
  });

  return {
    send(method: string, params: Record<string, unknown> = {}): Promise<unknown> {
      const id = nextId;
      nextId += 1;
      return new Promise((resolve, reject) => {
        const late = setTimeout(() => reject(new Error(`${method}: no answer`)), 20_000);
        waiting.set(id, (result) => {
          clearTimeout(late);
          resolve(result);
        });
        socket.send(JSON.stringify({ id, method, params }));
      });
    },
    close: () => socket.close(),
  };
}
