import type { OrderApproval } from "@bupum/shared/deal/order-approvals/contract";
import { approvalDays, looksAgainAt } from "@bupum/shared/deal/order-approvals/rules";
import type { Id } from "@bupum/shared/kernel/ids";
import type { Page, PageQuery } from "@bupum/shared/kernel/page";
import { Problem } from "@bupum/shared/kernel/problem";
import { addDays, type Instant, seoulDay } from "@bupum/shared/kernel/time";
import { everyRow, type ListOf, pageOf, query } from "../../kernel/list.ts";
import { type Item, type Key, read, type Write } from "../../kernel/table.ts";
import { approvalKey } from "../product-estimate-orders/waiting-lines.ts";

// | access pattern                | index | pk                    | sk             |
// |-------------------------------|-------|-----------------------|----------------|
// | one approval                  |       | order-approval#<oap>  | approval       |
// | approvals of a company        | gsi1  | buyer#<usr>#approvals | <askedAt>#<id> |
// | which are looked at by time   | gsi2  | due#order-approvals   | <instant>#<id> |

/** As stored: who may decide is told to each caller anew. */
export interface ApprovalItem extends Omit<OrderApproval, "mayDecide">, Key {
  /** The version at which the step fell due that is due; absent in rows from before it was kept. */
  dueVersion?: number;
}
type ApprovalId = Id<"oap">;

const asApproval = (item: Item): ApprovalItem => item as unknown as ApprovalItem;

/** One approval. Throws NOT_FOUND. */
export async function findApproval(id: ApprovalId): Promise<ApprovalItem> {
  const row = await read(approvalKey(id));
  if (!row) throw new Problem("NOT_FOUND");
  return asApproval(row);
}

/** The state at a moment: the job that ends it may look later (D41-6). */
export const statusAt = (
  { status, expiresAt }: Pick<ApprovalItem, "status" | "expiresAt">,
  now: Instant,
): ApprovalItem["status"] => (status === "WAITING" && expiresAt <= now ? "LAPSED" : status);

const approvalsOf = (buyerId: Id<"usr">): ListOf => ({
  index: "gsi1",
  pk: `buyer#${buyerId}#approvals`,
  newestFirst: true,
});

/** What waits was asked for since then, so that no older row is read for it. */
const recentOf = (buyerId: Id<"usr">, now: Instant): ListOf => ({
  ...approvalsOf(buyerId),
  between: [addDays(seoulDay(now), -approvalDays - 1), "~"],
});

export const listApprovals = (
  buyerId: Id<"usr">,
  { state, now }: { state: "OPEN" | "ENDED" | undefined; now: Instant },
  paging: PageQuery,
): Promise<Page<ApprovalItem>> =>
  pageOf(
    state === "OPEN" ? recentOf(buyerId, now) : approvalsOf(buyerId),
    paging,
    asApproval,
    state && (({ status }) => (status === "WAITING") === (state === "OPEN")),
  );

/** The newest of the last days that wait, among `most` that are looked at. */
export async function newestOpen(
  buyerId: Id<"usr">,
  now: Instant,
  most: number,
): Promise<ApprovalItem[]> {
  const { items } = await query(recentOf(buyerId, now), most);
  return items.map(asApproval).filter((one) => statusAt(one, now) === "WAITING");
}

/** Every approval of a company that waits. */
export async function* everyOpenOf(buyerId: Id<"usr">, now: Instant): AsyncGenerator<ApprovalItem> {
  for await (const row of everyRow(recentOf(buyerId, now), 100)) {
    const listed = asApproval(row);
    if (statusAt(listed, now) !== "WAITING") continue;
    // The index lags by some moments.
    const approval = await findApproval(listed.id);
    if (statusAt(approval, now) === "WAITING") yield approval;
  }
}

/** Every approval that a company asked for. */
export async function* everyApprovalOf(buyerId: Id<"usr">): AsyncGenerator<ApprovalItem> {
  for await (const row of everyRow(approvalsOf(buyerId), 100)) yield asApproval(row);
}

const due = (id: ApprovalId, at: Instant) => ({
  gsi2pk: "due#order-approvals",
  gsi2sk: `${at}#${id}`,
});

/** A new approval with its place in the lists. */
export const putApproval = (approval: ApprovalItem): Write => ({
  put: {
    ...approval,
    gsi1pk: `buyer#${approval.buyerId}#approvals`,
    gsi1sk: `${approval.askedAt}#${approval.id}`,
    ...due(approval.id, looksAgainAt(approval.askedAt, approval.expiresAt)),
  },
  guard: { exists: false, refused: new Problem("BUSY") },
});

/** Thrown where somebody else was faster. */
export const overtaken = new Problem("VERSION_CONFLICT");

/** Changes an approval as it was read; one that still waits is looked at again by then. */
export const changeApproval = (
  { id, version, expiresAt }: ApprovalItem,
  set: Partial<ApprovalItem>,
  now: Instant,
): Write => {
  const isOver = set.status !== undefined && set.status !== "WAITING";
  return {
    change: approvalKey(id),
    set: { ...set, ...(!isOver && due(id, looksAgainAt(now, expiresAt))) },
    ...(isOver && { unset: ["gsi2pk", "gsi2sk"] }),
    add: { version: 1 },
    guard: { equals: { status: "WAITING", version }, refused: overtaken },
  };
};

/** Looks at one that still waits again, without a new version: what a reader sees has not changed. */
export const lookAgain = ({ id, version, expiresAt }: ApprovalItem, now: Instant): Write => ({
  change: approvalKey(id),
  set: due(id, looksAgainAt(now, expiresAt)),
  guard: { equals: { status: "WAITING", version }, refused: overtaken },
});
