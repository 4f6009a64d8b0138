declare module 'react-server-dom-webpack/client.edge' {
  export function createFromReadableStream(
    stream: ReadableStream<Uint8Array>,
    options: { serverConsumerManifest: Readonly<Record<string, unknown>> },
  ): Promise<unknown>;
}
