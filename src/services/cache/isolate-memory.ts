interface Slot<T> {
  value: T;
  size: number;
  expiresAtMs: number;
}

export interface MemoryBounds {
  entries: number;
  /** Sum of the sizes given with the entries. */
  size: number;
}

/**
 * A cache in the memory of this isolate, from which the least recently used values go first. It holds values only: a
 * promise would belong to a request that may have been cancelled. Values are shared, so they must not be changed.
 */
export function createIsolateMemory<T>(limits: MemoryBounds, now: () => number) {
  const slots = new Map<string, Slot<T>>();
  let total = 0;

  function remove(key: string): void {
    total -= slots.get(key)?.size ?? 0;
    slots.delete(key);
  }

  return {
    get(key: string): T | undefined {
      const slot = slots.get(key);
      if (!slot) return undefined;
      if (slot.expiresAtMs <= now()) {
        remove(key);
        return undefined;
      }
      slots.delete(key);
      slots.set(key, slot);
      return slot.value;
    },

    put(
      key: string,
      value: T,
      { expiresAtMs, size = 1 }: { expiresAtMs: number; size?: number },
    ): void {
      remove(key);
      slots.set(key, { value, size, expiresAtMs });
      total += size;
      for (const oldest of slots.keys()) {
        if (slots.size <= limits.entries && total <= limits.size) break;
        remove(oldest);
      }
    },

    remove,
  };
}

export type IsolateMemory<T> = ReturnType<typeof createIsolateMemory<T>>;
