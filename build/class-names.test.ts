import { expect, test } from 'vitest';
import { renameInCss, renameInSource, toClassNames } from './class-names.ts';

const names = toClassNames(['row', 'text-muted', 'sm:gap-0.5', 'h-[calc(34vh+32px)]', '-mx-2']);
const short = (name: string) => names.get(name) ?? 'missing';

test('toClassNames shortens what is more than a word, to names that differ', () => {
  const many = toClassNames(Array.from({ length: 2000 }, (_, i) => `max-w-${i}`));
  expect(names.has('row')).toBe(false);
  expect(new Set(many.values()).size).toBe(2000);
  for (const name of many.values()) expect(name).toMatch(/^[a-z][a-z\d]{1,3}$/i);
});

test('toClassNames gives no class the name of a word when a word is as short', () => {
  const many = toClassNames(Array.from({ length: 200 }, (_, i) => `p-${i}`));
  const [name, word] = [...many].find(([, built]) => /^[a-z]+$/.test(built)) ?? ['', ''];
  expect(toClassNames([word, name]).get(name)).toMatch(new RegExp(`^${word}.$`));
});

test('toClassNames keeps the names of most classes when others are added', () => {
  const before = Array.from({ length: 500 }, (_, i) => `p-${i}`);
  const after = toClassNames([...before, 'm-1', 'm-2', 'm-3']);
  const changed = [...toClassNames(before)].filter(([name, value]) => after.get(name) !== value);
  expect(changed.length).toBeLessThan(5);
});

test('renameInCss renames classes, escaped ones too, and nothing else', () => {
  expect(
    renameInCss(
      String.raw`.text-muted:hover,.row>.sm\:gap-0\.5{gap:.5px}.h-\[calc\(34vh\+32px\)\]{x:url(a.text)}.-mx-2{}`,
      names,
    ),
  ).toBe(
    `.${short('text-muted')}:hover,.row>.${short('sm:gap-0.5')}{gap:.5px}.${short('h-[calc(34vh+32px)]')}{x:url(a.text)}.${short('-mx-2')}{}`,
  );
});

test('renameInSource renames whole words of texts, and nothing else', () => {
  const code = (a: string, b: string) => `
    import 'text-muted';
    // text-muted
    const sizes = { a: '${a}', b: "row ${a}" };
    const view = <p className={\`${b} \${sizes.a} x-text-muted ${a}\`} itemClass="row ${a} ${b}">text-muted</p>;
    const views = list.map((one) => <p className={one === 'row' ? '${a}' : '${b}'} title="x-text-muted" />);
    export * from 'text-muted';
    export { some } from 'text-muted';
    const other = import('text-muted');`;
  expect(renameInSource('a.tsx', code('text-muted', 'sm:gap-0.5'), names)).toBe(
    code(short('text-muted'), short('sm:gap-0.5')),
  );
});

for (const [code, place] of [
  [`const message = <p title="text-muted" />;`, 'the attribute title'],
  [`const message = t('text-muted');`, 'an argument'],
  [`const message = statement({ key: 'text-muted' });`, 'an argument'],
  [`const is = kind === 'text-muted';`, 'a comparison'],
  [`switch (kind) { case 'text-muted': }`, 'a comparison'],
  [`const texts = { 'text-muted': 1 };`, 'a key'],
  [`const text = texts['text-muted'];`, 'a key'],
  [`type Kind = 'text-muted';`, 'a type'],
] as const) {
  test(`renameInSource stops the build at ${place}: ${code}`, () => {
    expect(() => renameInSource('a.tsx', `\n${code}`, names)).toThrow(
      `a.tsx:2: "text-muted" is a class with a rule, which a build renames, and stands in ${place}.`,
    );
  });
}

test('renameInSource stops the build when a module cannot be parsed', () => {
  expect(() => renameInSource('a.tsx', 'const = 1', names)).toThrow('a.tsx');
});
