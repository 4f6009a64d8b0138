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
const encoder = new TextEncoder();

/** Joins the chunks of one response, and encodes them at the end of each flush or at 32 KB. */
function toSink(controller: ReadableStreamDefaultController<Uint8Array>): Sink {
  // One buffer for each response: what a broken response left can begin nobody else's.
  let text = '';
  const send = () => {
    if (text) controller.enqueue(encoder.encode(text));
    text = '';
  };
  return {
    write(chunk) {
      text += chunk;
      if (text.length > maxBufferedLength) send();
      // React goes on at once, as on the edge: it never waits for a slow reader.
      return true;
    },
    flush: send,
    end() {
      send();
      controller.close();
    },
    error(reason) {
      controller.error(reason);
    },
  };
}

/** Bun's `new ReadableStream({ type: 'direct' })`. */
class DirectStream {
  constructor(source: DirectSource) {
    let sink: Sink;
    return new ReadableStream<Uint8Array>(
      {
        start(controller) {
          sink = toSink(controller);
        },
        pull: () => source.pull(sink),
        cancel: (reason) => source.cancel(reason),
      },
      { highWaterMark: 0 },
    );
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
