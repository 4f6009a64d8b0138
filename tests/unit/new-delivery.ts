let messages = 0;

/** A message of the content service that was not delivered before. */
export const newDelivery = () => ({
  source: 'content',
  id: `msg_${(messages += 1)}`,
  at: Date.now(),
});
