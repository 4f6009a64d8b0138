/** The types of those fields of a draft that the head script does not save, and that are not restored. */
export const unsavedTypes = /^(?:hidden|password|file|submit)$/;
