import { adminRoleOf } from "@bupum/shared/kernel/admin-roles";
import type { Id } from "@bupum/shared/kernel/ids";
import type { PageQuery } from "@bupum/shared/kernel/page";
import { Problem } from "@bupum/shared/kernel/problem";
import type { Instant } from "@bupum/shared/kernel/time";
import { type ApprovalKind, mayDecide, wantsSecond } from "@bupum/shared/accounts/approvals/rules";
import { adminOf, type Context } from "../../kernel/context.ts";
import { type ListOf, pageOf } from "../../kernel/list.ts";
import { type Item, type Key, read, type Write } from "../../kernel/table.ts";
import { findAdmins } from "../users/items.ts";

// | access pattern                       | index | pk             | sk              |
// |--------------------------------------|-------|----------------|-----------------|
// | what waits for one payment or member |       | approval#<id>  | approval        |
// | what waits, oldest first             | gsi1  | approvals      | <askedAt>#<id>  |
// | admins (read only)                   | gsi1  | users#admins   | <usr>           |

/** The refund of a payment: how much, in KRW, and the version that was looked at. */
interface RefundAct {
  kind: "REFUND";
  id: Id<"pay">;
  amount: number;
  version: number;
}
interface DeletionAct {
  kind: "DELETE_USER";
  id: Id<"usr">;
}
interface Asked {
  /** The member whose payment or account it is. */
  userId: Id<"usr">;
  reason: string;
}
/** What an admin asks a second one for. */
export type ApprovalDraft = (RefundAct | DeletionAct) & Asked;

/** An act that waits for a second admin, as stored; gone once somebody has decided. */
export type ApprovalItem = ApprovalDraft & Key & { askedBy: Id<"usr">; askedAt: Instant };
export type RefundItem = Extract<ApprovalItem, { kind: "REFUND" }>;
export type ApprovalTarget = ApprovalItem["id"];

const keyOf = (id: ApprovalTarget): Key => ({ pk: `approval#${id}`, sk: "approval" });
// Only `opened` writes such rows, each in the shape of its kind.
const toApproval = (row: Item) => row as unknown as ApprovalItem;

/** What waits, oldest first. */
export const waitingApprovals: ListOf = { index: "gsi1", pk: "approvals", newestFirst: false };
export const listApprovals = (paging: PageQuery) => pageOf(waitingApprovals, paging, toApproval);

const waits = new Problem("APPROVAL_WAITS");
const decided = new Problem("VERSION_CONFLICT");

/** What waits for this target, if anything does. */
export async function readApproval(id: ApprovalTarget): Promise<ApprovalItem | undefined> {
  const row = await read(keyOf(id));
  return row && toApproval(row);
}

/** A new request and its write. Throws APPROVAL_WAITS. */
export function opened(ctx: Context, draft: ApprovalDraft): { item: ApprovalItem; asked: Write } {
  const askedAt = ctx.now();
  const item = { ...keyOf(draft.id), ...draft, askedBy: adminOf(ctx).userId, askedAt };
  const place = { gsi1pk: "approvals", gsi1sk: `${askedAt}#${draft.id}` };
  const guard = { exists: false, refused: waits };
  return { item, asked: { put: { ...item, ...place }, guard } };
}

/** Ends a request as it was read. Throws VERSION_CONFLICT. */
export const decidedOn = ({ id, askedAt }: ApprovalItem): Write => ({
  drop: keyOf(id),
  guard: { equals: { askedAt }, refused: decided },
});

/**
 * Refuses an act of one admin for which another one is wanted (D20-12). Where nobody else may do
 * it, one is enough. Throws SECOND_PERSON.
 */
export async function mustBeEnough(
  ctx: Context,
  kind: ApprovalKind,
  amount?: number,
): Promise<void> {
  if (!wantsSecond(kind, amount)) return;
  const { userId } = adminOf(ctx);
  const isAnother = (await findAdmins()).some(
    (admin) => admin.id !== userId && mayDecide(kind, adminRoleOf(admin)),
  );
  if (isAnother) throw new Problem("SECOND_PERSON");
}

/** Refuses an admin who may not do such an act. Throws FORBIDDEN. */
export function mustDecide(ctx: Context, kind: ApprovalKind): void {
  const { adminRole } = adminOf(ctx);
  if (!adminRole || !mayDecide(kind, adminRole)) throw new Problem("FORBIDDEN");
}
