import { vi } from 'vitest';
import * as staff from '#identity/staff/staff.ts';
import { type StaffRole, staffRoles } from '#settings/staff-settings.ts';

/** From now on whoever asks is somebody of a role; null: nobody of the staff. The test restores all mocks. */
export function beStaff(role: StaffRole | null): void {
  vi.spyOn(staff, 'isStaff').mockImplementation(
    async (least = 'view') =>
      role !== null && staffRoles.indexOf(role) >= staffRoles.indexOf(least),
  );
}
