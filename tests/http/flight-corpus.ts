const deep = (depth: number, open: string, close: string) =>
  open.repeat(depth) + close.repeat(depth);

/** Arguments that no form sends; the ones that once hung, crashed or opened a server of this kind among them. */
export const flightCorpus: Record<string, Record<string, string>> = {
  'lists thirteen thousand deep': { 0: deep(13_000, '[', ']') },
  'objects four thousand deep': { 0: `[${deep(4_000, '{"a":', '}').replace('}', '1}')}]` },
  'ten thousand objects in an object': {
    0: `{${Array.from({ length: 2_500 }, (_, i) => `"k${i}":{}`).join(',')}}`,
  },
  'eight thousand references': {
    0: `[${Array.from({ length: 5_000 }, () => '"$1"').join(',')}]`,
    1: '{}',
  },
  'a list that holds itself': { 0: '["$0"]' },
  'a promise of itself': { 0: '"$@0"' },
  'promises in a circle': { 0: '["$@1"]', 1: '"$@2"', 2: '"$@1"' },
  'parts in a circle': { 0: '["$1"]', 1: '["$2"]', 2: '["$1"]' },
  'a part that never comes': { 0: '["$@9","$9"]' },
  'a whole number of thirty thousand digits': { 0: `["$n${'9'.repeat(30_000)}"]` },
  'the prototype by its path': { 0: '["$1:__proto__:constructor:constructor"]', 1: '{}' },
  'the constructor by its path': { 0: '["$1:constructor:constructor"]', 1: '[]' },
  'a function by its inherited name': {
    0: '[null,"$h1"]',
    1: '{"id":"constructor#constructor","bound":null}',
  },
  'an action of this build as an argument': { 0: '[null,"$h1"]', 1: '{"id":"ID","bound":null}' },
  'an action with arguments of its own': {
    0: '[null,"$h1"]',
    1: '{"id":"ID","bound":"$@2"}',
    2: '[null]',
  },
  'something to wait for': { 0: '{"then":"$h1"}', 1: '{"id":"ID","bound":null}' },
  'something to wait for, by its path': {
    0: '{"then":"$1:then","status":"resolved_model","value":"{}"}',
    1: '"$@0"',
  },
  'a chunk of the decoder': {
    0: '{"then":"$1:__proto__:then","status":"resolved_model","reason":-1,"value":"{\\"then\\":\\"$B0\\"}","_response":{"_prefix":"x","_formData":{"get":"$1:constructor:constructor"}}}',
    1: '"$@0"',
  },
  'a stream': { 0: '["$R1"]', 1: '"C"' },
  'a stream of bytes': { 0: '["$r1"]' },
  'a list without an end': { 0: '["$x1"]', 1: '["$x1"]' },
  'a map': { 0: '["$Q1"]', 1: '[["a",1]]' },
  'a set': { 0: '["$W1"]', 1: '[1]' },
  bytes: { 0: '["$A1"]', 1: 'x' },
  'a file': { 0: '["$B1"]', 1: 'x' },
  'a date': { 0: '["$D2026-01-01"]' },
  'a temporary reference': { 0: '["$T"]' },
  'no list': { 0: '{"a":1}' },
  null: { 0: 'null' },
  'a number': { 0: '1e999' },
  'a text': { 0: '"text"' },
  nothing: { 0: '' },
  'no part': { a: '[]' },
  'no JSON': { 0: 'CANARY {' },
  'a NUL in a text': { 0: '["\u0000"]' },
  'a part with an odd name': { 0: '[null]', __proto__x: '1' },
  'the same written with escapes': { 0: String.raw`["\u0024h1"]`, 1: '{"id":"ID","bound":null}' },
};

/** Lists as forms may send them, with names that must stay names. */
export const harmless: Record<string, Record<string, string>> = {
  'a prototype as a key': {
    0: '[{"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}}},"$K1"]',
    _1_version: 'x',
  },
  'a prototype as a field': {
    0: '[null,"$K1"]',
    _1___proto__: 'x',
    _1_constructor: 'y',
    _1_version: 'z',
  },
  'a form that is not there': { 0: '[null,"$K7"]' },
  'too few arguments': { 0: '[]' },
  'a number for a form': { 0: '[null,5]' },
  'a list for a form': { 0: '[null,[]]' },
  'a text with a dollar': { 0: '["$$h1","$undefined"]' },
};
