import * as z from 'zod/mini';

/** The body of `POST /hooks/sms`: a message that somebody sent to the short number. */
export const inboundSms = z.object({
  /** The service's id of the message. */
  id: z.string().check(z.minLength(1), z.maxLength(128)),
  from: z.string().check(z.regex(/^\d{8}$/)),
  text: z.string().check(z.maxLength(480)),
});
export type InboundSms = z.infer<typeof inboundSms>;
