import type { Fault } from './faults.ts';

/** How the paths under one prefix behave; what is left out stays healthy. */
export interface Behaviour {
  fault?: Fault;
  /** Before anything is sent. */
  delayMs?: number;
  /** Answered as JSON instead of what the proxied service says. */
  answer?: unknown;
  status?: number;
}

/** The rules of one server: the longest matching prefix wins. */
export function createBehaviours() {
  const rules = new Map<string, Behaviour>();

  return {
    set(prefix: string, behaviour: Behaviour | null): void {
      if (behaviour) rules.set(prefix, behaviour);
      else rules.delete(prefix);
    },
    find(path: string): Behaviour {
      const [longest] = [...rules.keys()]
        .filter((prefix) => path.startsWith(prefix))
        .sort((a, b) => b.length - a.length);
      return (longest !== undefined && rules.get(longest)) || {};
    },
    clear: () => rules.clear(),
  };
}
