// What React's renderer for Bun (`react-dom/server.bun`) expects of its platform, on Workers. That renderer is React's
// own whose chunks stay strings until a flush; the renderer for the edge encodes each attribute by itself.

/** The sink that the renderer writes to: Bun's `ReadableStreamDirectController`, as far as React uses it. */
interface Sink {
  write(chunk: string): boolean;
  flush(): void;
  end(): void;
  error(reason: unknown): void;
}

interface DirectSource {
  pull(sink: Sink): void;
  cancel(reason: unknown): void;
}

const maxBufferedLength = 32_768;

/** Bun's `new ReadableStream({ type: 'direct' })`: React gives one for each page as soon as the shell is rendered. */
class DirectStream {
  /** Set by React: resolves when nothing is pending any more. */
  allReady: Promise<void> = Promise.resolve();
  readonly #source: DirectSource;

  constructor(source: DirectSource) {
    this.#source = source;
  }

  /** The body of the response: a string where the page is complete, or else a stream. Called once. */
  toBody(): string | ReadableStream<Uint8Array> {
    // One buffer for each response: what a broken response left can begin nobody else's.
    let text = '';
    let ended = false;
    let failure: unknown;
    let controller: ReadableStreamDefaultController<Uint8Array> | undefined;
    const encoder = new TextEncoder();
    const send = () => {
      if (text) controller?.enqueue(encoder.encode(text));
      text = '';
    };
    this.#source.pull({
      write(chunk) {
        text += chunk;
        if (controller && text.length > maxBufferedLength) send();
        // React goes on at once, as on the edge: it never waits for a slow reader.
        return true;
      },
      flush() {
        if (controller) send();
      },
      end() {
        ended = true;
        if (!controller) return;
        send();
        controller.close();
      },
      error(reason) {
        ended = true;
        failure = reason;
        controller?.error(reason);
      },
    });
    if (ended && failure === undefined) return text;
    return new ReadableStream<Uint8Array>({
      start(started) {
        controller = started;
        if (failure === undefined) send();
        else controller.error(failure);
      },
      cancel: (reason) => this.#source.cancel(reason),
    });
  }
}
export { DirectStream as ReadableStream };

/** React weighs boundaries by it. Characters are near enough to bytes. */
export const Buffer = { byteLength: (text: string) => text.length };

/** FNV-1a of 32 bits: names the form whose answer a page shows. */
export const Bun = {
  hash(text: string): number {
    let hash = 0x811c9dc5;
    for (let index = 0; index < text.length; index += 1) {
      hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
    }
    return hash >>> 0;
  },
};

export const util = { TextEncoder };

export { toServerComponent } from './server-component.ts';
