import type { CompanyDraft } from "@bupum/shared/accounts/companies/contract";
import type { Id } from "@bupum/shared/kernel/ids";
import { buyerIdOf } from "@bupum/shared/kernel/owner-ids";
import type { Instant } from "@bupum/shared/kernel/time";
import { accountKey } from "../../kernel/context.ts";
import { read, type Write } from "../../kernel/table.ts";
import { madeLoginName, plainAccount } from "../plain-account/values.ts";
import type { CompanyItem } from "./items.ts";

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
    userId: madeLoginName("firm", id),
    name,
    companyName: name,
    ...plainAccount,
    alarmType: "NOT_RECEIVE",
    language: "ko",
    sessionVersion: 1,
    version: 1,
    createdAt: at,
    updatedAt: at,
  },
});

/** Names the account anew. One from before companies bought has no other field yet. */
export const renameAccount = async (
  company: Pick<CompanyItem, "id" | "createdAt">,
  { name }: Pick<CompanyDraft, "name">,
  at: Instant,
): Promise<Write> => {
  const key = accountKey(buyerIdOf(company.id));
  if (!(await read(key))) return companyAccount(company.id, { name }, company.createdAt);
  return { change: key, set: { name, companyName: name, updatedAt: at }, add: { version: 1 } };
};
