import { type Refusal, refuse } from '#forms/outcome.ts';
import type { StaffRole } from '#settings/staff-settings.ts';
import { isStaff } from './staff.ts';

/** Why whoever asks may not do so much, somebody of the staff or not; null where they may. */
export async function refuseRole(role: StaffRole): Promise<Refusal | null> {
  if (await isStaff(role)) return null;
  return refuse((await isStaff()) ? 'staff.fault.role' : 'staff.fault.ended');
}
