import { perRequest } from '#waku.ts';
import { Suspense } from 'react';
import { Counter } from '#ui/islands/counter.tsx';
async function Late() { await new Promise((r) => setTimeout(r, 1000)); return <p>late</p>; }
export default async function Home() {
  return <main className="p-4 text-red-500"><h1>Тэнгэр</h1><Counter /><Suspense fallback={<p>…</p>}><Late/></Suspense></main>;
}
export const getConfig = perRequest;
