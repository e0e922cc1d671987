import { ulidOf } from "@bupum/shared/kernel/owner-ids";

/** What an account has of which nobody has proven or agreed to anything. */
export const plainAccount = {
  role: "USER",
  sellerApproval: "NONE",
  writerRole: "NONE",
  writerApproval: "NONE",
  emailVerified: false,
  phoneVerified: false,
  marketingConsent: false,
} as const;

/** A login name that nobody typed, of an account that nobody logs in to. */
export const madeLoginName = (word: "left" | "firm", id: string): string =>
  `${word}-${ulidOf(id).slice(-15).toLowerCase()}`;
