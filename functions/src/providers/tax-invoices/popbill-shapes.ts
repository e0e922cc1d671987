import { type Day, type Instant, seoulInstant } from "@bupum/shared/kernel/time";
import * as z from "zod/mini";

const text = z.string().check(z.minLength(1));

/** The fields that we read; the provider has more. */
export const sessionToken = z.object({ session_token: text, expiration: z.string() });

export const done = z.object({ code: z.literal(1) });
export const issued = z.object({ code: z.literal(1), ntsConfirmNum: text });

/** Documents by number; numbers that the provider does not know are absent. */
export const states = z.array(
  z.object({
    invoicerMgtKey: z.nullish(z.string()),
    stateCode: z.coerce.number(),
    issueDT: z.nullish(z.string()),
    ntsconfirmNum: z.nullish(z.string()),
    ntssendDT: z.nullish(z.string()),
    ntssendErrCode: z.nullish(z.string()),
  }),
);
export type DocumentState = z.output<typeof states>[number];

export const expiration = z.object({
  certificateExpiration: z.string().check(z.regex(/^\d{14}$/)),
});
export const link = z.object({ url: z.string().check(z.regex(/^https?:\/\//)) });

/** An error, whatever the status of its reply. */
export const refusal = z.object({
  code: z.coerce.string().check(z.regex(/^-\d+$/)),
  message: z.optional(z.string()),
});

/** The provider's form of a day: yyyyMMdd. */
export const dayText = (on: Day): string => on.replaceAll("-", "");

/** The day of yyyyMMddHHmmss. */
export const dayOf = (digits: string): Day =>
  `${digits.slice(0, 4)}-${digits.slice(4, 6)}-${digits.slice(6, 8)}`;

/** The moment of yyyyMMddHHmmss, a wall clock in Seoul; undefined for any other text. */
export function momentOf(digits: string | null | undefined): Instant | undefined {
  const clock = /^\d{8}(\d\d)(\d\d)(\d\d)$/.exec(digits ?? "");
  return clock ? seoulInstant(dayOf(clock[0]), clock.slice(1).join(":")) : undefined;
}
