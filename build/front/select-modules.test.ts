import { expect, test } from 'vitest';
import { readImports, readPageFiles, selectModules } from './select-modules.ts';

const modules = new Map([
  ['index.js', 'import{a as t}from"./assets/router.js";import`./assets/first.js`;'],
  ['assets/first.js', 'export{t as e}from"./texts.js"'],
  ['assets/texts.js', 'export{e as t}'],
  [
    'assets/router.js',
    '({"./pages/a.tsx":()=>import(`./a.js`),"./pages/b/[id].tsx":()=>import(`./_id_.js`)})',
  ],
  ['assets/a.js', 'import{x}from"../ssr/view.js"'],
  ['assets/_id_.js', ''],
  ['ssr/view.js', 'import"cloudflare:workers"'],
]);

test('what is imported at once is selected, and on demand what is needed', () => {
  const selected = selectModules(modules, 'index.js', (_, to) => to === 'assets/a.js');
  expect([...selected].toSorted()).toEqual([
    'assets/a.js',
    'assets/first.js',
    'assets/router.js',
    'assets/texts.js',
    'index.js',
    'ssr/view.js',
  ]);
});

test('a module that is not there ends the build', () => {
  const broken = new Map([['index.js', 'import"./gone.js"']]);
  expect(() => selectModules(broken, 'index.js', () => true)).toThrow('gone.js is imported');
});

test('imports are read as minifiers write them', () => {
  const code =
    'import e,{t as n}from"./a.js";export*from`../b.js`;let s=async()=>(await import(`./c.js`)).t';
  expect(readImports('assets/x.js', code)).toEqual({
    atOnce: ['assets/a.js', 'b.js'],
    onDemand: ['assets/c.js'],
  });
});

test('the files of pages are read from the list of the router', () => {
  expect([...readPageFiles('assets/router.js', modules.get('assets/router.js') ?? '')]).toEqual([
    ['assets/a.js', 'a'],
    ['assets/_id_.js', 'b/[id]'],
  ]);
});
