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

/** One tab with cookies and cache of its own: the few things that every engine's protocol can do. */
export interface Tab {
  /** Resolves when the page can be asked; WebKit answers nothing while it waits for scripts. */
  goto(url: string): Promise<void>;
  /** Sets off and does not wait for the page. */
  leaveFor(url: string): Promise<void>;
  /** Whether it can be asked while scripts of the page are on their way. */
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
  /** As the browser itself names its version. */
  version: string;
  /** What this engine cannot be driven to do, in words for the output. */
  limits: readonly string[];
  open(options: TabOptions): Promise<Tab>;
  close(): Promise<void>;
}

/**
 * A navigation that another one cancels is no fault of the driver, and some drivers wait for its end in vain: what the
 * page became is asked afterwards.
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
