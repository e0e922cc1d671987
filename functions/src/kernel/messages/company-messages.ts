import { id } from "@bupum/shared/kernel/ids";
import { languages } from "@bupum/shared/kernel/language/language-of";
import * as z from "zod/mini";

/** Who is on the way into a company, and who acts in a member's place. */
export const companyMessages = {
  /** An address is invited to a company (D40-5). */
  "company.invited": {
    queue: "notify",
    body: () =>
      z.object({
        companyId: id("cmp"),
        email: z.string(),
        invitedAt: z.string(),
        language: z.enum(languages),
      }),
  },
  /** Somebody asks to join the companies with this number, or does so in other words (D40-16). */
  "join-request.sent": {
    queue: "dispatch",
    body: () => z.object({ userId: id("usr"), businessNumber: z.string() }),
  },
  /** A member names a stand-in from today on, who may decide what waits already (D41-6). */
  "stand-in.named": {
    queue: "dispatch",
    body: () => z.object({ companyId: id("cmp"), userId: id("usr") }),
  },
} as const;
