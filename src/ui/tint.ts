/** Classes of a tint, as its text and as the ground behind it; written out, because the styles are found by reading. */
export const tintClass = {
  warning: { text: 'text-warning', ground: 'bg-warning-tint text-warning' },
  success: { text: 'text-success', ground: 'bg-success-tint text-success' },
  danger: { text: 'text-danger', ground: 'bg-danger-tint text-danger' },
  muted: { text: 'text-muted', ground: 'bg-sunken text-muted' },
} as const;
