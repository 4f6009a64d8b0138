/** The profile of an eSIM is not made yet: it is asked for again. */
export class LateProfile extends Error {
  readonly kind = 'profile';
}
