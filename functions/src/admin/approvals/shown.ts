import type { Approval } from "@bupum/shared/accounts/approvals/admin-contract";
import type { ApprovalItem } from "../../accounts/approvals/items.ts";
import { withMembers } from "../subscribe-entities/items.ts";

/** Requests as admins see them, with the names of both people. */
export async function shown(items: readonly ApprovalItem[]): Promise<Approval[]> {
  const [withBoth, askers] = await Promise.all([
    withMembers(items),
    withMembers(items.map(({ askedBy: userId }) => ({ userId }))),
  ]);
  return withBoth.map(({ member, ...item }, at) => ({
    kind: item.kind,
    id: item.id,
    member,
    ...(item.kind === "REFUND" && { amount: item.amount }),
    reason: item.reason,
    askedBy: askers[at]!.member,
    askedAt: item.askedAt,
  }));
}
