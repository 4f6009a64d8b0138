import { expect, test } from 'vitest';
import { ReadableStream as DirectStream } from './platform.ts';

type Sink = Parameters<ConstructorParameters<typeof DirectStream>[0]['pull']>[0];

/** A page whose renderer writes when told to. */
function openPage(write: (sink: Sink) => void, cancel: (reason: unknown) => void = () => {}) {
  const sinks: Sink[] = [];
  const body = new DirectStream({
    pull(sink) {
      sinks.push(sink);
      write(sink);
    },
    cancel,
  }).toBody();
  const [sink] = sinks;
  if (!sink) throw new Error('Nothing was pulled.');
  return { body, sink };
}

function toStream(body: ReturnType<DirectStream['toBody']>) {
  if (typeof body === 'string') throw new Error('The page is complete.');
  return body;
}

test('a complete page is a string', () => {
  const { body } = openPage((sink) => {
    sink.write('<p>');
    sink.write('ө</p>');
    sink.flush();
    sink.end();
  });
  expect(body).toBe('<p>ө</p>');
});

test('a page with pending parts is sent as far as it is, and the rest as it comes', async () => {
  const { body, sink } = openPage((shell) => {
    shell.write('<p>ө');
    shell.flush();
  });
  const reader = toStream(body).getReader();
  const readText = async () => new TextDecoder().decode((await reader.read()).value);
  expect(await readText()).toBe('<p>ө');
  sink.write('</p>');
  sink.flush();
  expect(await readText()).toBe('</p>');
  const long = 'ү'.repeat(40_000);
  sink.write(long);
  expect(await readText()).toBe(long);
  sink.write('.');
  sink.end();
  expect(await readText()).toBe('.');
  expect(await reader.read()).toEqual({ done: true, value: undefined });
});

test('a page that breaks sends nothing of what it held back, to nobody', async () => {
  const broken = openPage((sink) => void sink.write('<p>'));
  const stream = toStream(broken.body);
  broken.sink.write('of this visitor alone');
  broken.sink.error(new Error('broken'));
  await expect(new Response(stream).text()).rejects.toThrow('broken');
  const { body } = openPage((sink) => {
    sink.write('<p>another</p>');
    sink.end();
  });
  expect(body).toBe('<p>another</p>');
});

test('a page that broke at once is an error, not half a page', async () => {
  const { body } = openPage((sink) => {
    sink.write('<p>');
    sink.error(new Error('broken'));
  });
  await expect(new Response(toStream(body)).text()).rejects.toThrow('broken');
});

test('the renderer is told when the visitor leaves', async () => {
  const reasons: unknown[] = [];
  const { body } = openPage(
    (sink) => void sink.write('<p>'),
    (reason) => reasons.push(reason),
  );
  await toStream(body).cancel('left');
  expect(reasons).toEqual(['left']);
});
