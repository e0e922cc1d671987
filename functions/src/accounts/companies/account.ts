import type { CompanyDraft } from "@bupum/shared/accounts/companies/contract";
import type { Id } from "@bupum/shared/kernel/ids";
import { buyerIdOf } from "@bupum/shared/kernel/owner-ids";
import type { Instant } from "@bupum/shared/kernel/time";
import { accountKey } from "../../kernel/context.ts";
import type { Write } from "../../kernel/table.ts";

// Without a guard: goes with a guarded write of the company's row.

/**
 * The account by which a company buys (D40-9). Nobody logs in to it: it has neither a password nor a
 * name, address or number by which one is found, and it stands in no list of accounts.
 */
export const companyAccount = (
  id: Id<"cmp">,
  { name }: Pick<CompanyDraft, "name">,
  at: Instant,
): Write => ({
  change: accountKey(buyerIdOf(id)),
  set: {
    id: buyerIdOf(id),
    companyId: id,
    userId: id,
    name,
    companyName: name,
    role: "USER",
    sellerApproval: "NONE",
    writerRole: "NONE",
    writerApproval: "NONE",
    emailVerified: false,
    phoneVerified: false,
    alarmType: "NOT_RECEIVE",
    language: "ko",
    marketingConsent: false,
    sessionVersion: 1,
    version: 1,
    createdAt: at,
    updatedAt: at,
  },
});
