import { expect } from 'vitest';
import type { PayVisitor } from './pay-visitor.ts';

/** Sets one switch of the desk at a time, as staff who have signed in. */
export function setSwitch(staff: () => PayVisitor) {
  const revisions = new Map<string, number>();
  return async (id: string, state: 'on' | 'off', more: Record<string, string> = {}) => {
    const revision = revisions.get(id) ?? 0;
    const act = { who: 'Bat', reason: 'A test' };
    const answer = await staff().post('/staff/switches', {
      id,
      state,
      revision: String(revision),
      ...act,
      ...more,
    });
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/staff/switches']);
    revisions.set(id, revision + 1);
  };
}
