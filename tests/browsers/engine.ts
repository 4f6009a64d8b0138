/** How a target is pressed. */
export type Pointer = 'mouse' | 'touch';

export interface Size {
  width: number;
  height: number;
}

export interface TabOptions {
  size: Size;
  /** Whether the page may run scripts; `evaluate` works in any case. */
  scripts: boolean;
}

/** One tab with cookies and cache of its own, with the operations that every engine's protocol has. */
export interface Tab {
  /** Resolves when `evaluate` works; WebKit answers nothing while it waits for scripts. */
  goto(url: string): Promise<void>;
  /** Starts the navigation and does not wait for the page. */
  leaveFor(url: string): Promise<void>;
  /** Whether `evaluate` works while the page's scripts are loading. */
  asksWhileLoading: boolean;
  /** Runs one JavaScript expression in the page; its value is JSON. */
  evaluate(expression: string): Promise<unknown>;
  moveTo(x: number, y: number): Promise<void>;
  press(pointer: Pointer, x: number, y: number): Promise<void>;
  /** A key by its name in `KeyboardEvent.key`. */
  key(name: KeyName): Promise<void>;
  type(text: string): Promise<void>;
  back(): Promise<void>;
  forward(): Promise<void>;
  reload(): Promise<void>;
  close(): Promise<void>;
}

export type KeyName = 'Enter' | 'Tab' | 'Escape' | 'ArrowDown' | 'ArrowUp' | 'Space' | 'Shift';

export interface Engine {
  /** The version as the browser reports it. */
  version: string;
  /** What this engine cannot be driven to do, for the output. */
  limits: readonly string[];
  open(options: TabOptions): Promise<Tab>;
  close(): Promise<void>;
}

/**
 * Ignores errors of a navigation that another one has cancelled, and of drivers that wait for its end in vain: the
 * journey checks afterwards which page is shown.
 */
export async function ignoreCancelled(navigation: Promise<unknown>): Promise<void> {
  await navigation.catch((error: unknown) => {
    const says = String(error);
    if (
      !/abort|interrupt|cancel|detached|NS_BINDING|superseded|replaced|Timeout .*exceeded|Navigation timeout/i.test(
        says,
      )
    )
      throw error;
  });
}
