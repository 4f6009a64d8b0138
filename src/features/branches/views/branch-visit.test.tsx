import { expect, test, vi } from 'vitest';
import { branch as branchShape } from '#contracts/content/places.ts';
import * as places from '#services/places.ts';
import { branches } from '../../../../operator/seed/places/branches.ts';
import { render, words } from '../../../../tests/unit/rendered-page.ts';
import { BranchVisit } from './branch-visit.tsx';

test('who picks something up is told whether the branch is open, and the way there, as far as it is known', async () => {
  const known = branchShape.parse(branches[0]);
  const bare = { ...known, id: 'bare', hours: [], lat: null, lng: null };
  vi.spyOn(places, 'readBranches').mockImplementation(
    async () => ({ state: 'ready', value: [known, bare] }) as never,
  );
  const show = (id: string) => render(<BranchVisit id={id} />, 'en', '/order/ABCD2345');
  const html = await show(known.id);
  expect(words(html)).toMatch(/open|Open|Closed|closed/);
  expect(html).toContain(`mlat=${known.lat}&amp;mlon=${known.lng}`);
  for (const id of ['bare', 'nowhere']) expect(words(await show(id))).toBe('');
});
