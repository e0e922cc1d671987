import type { Id } from "@bupum/shared/kernel/ids";
import { now } from "../../kernel/context.ts";
import { query } from "../../kernel/list.ts";
import { log, textOf } from "../../kernel/log.ts";
import { measure } from "../../kernel/measure.ts";
import { message } from "../../kernel/messages/outbox.ts";
import type { Item } from "../../kernel/table.ts";
import { giveUpStuck } from "../../sheets/register-request-histories/fail.ts";
import { wake } from "./wake.ts";

/** Kinds of rows that wait for a time, each with its action: `gsi2pk` is `due#<kind>`. */
const kinds: Record<string, (item: Item) => Promise<void>> = {
  /** AlimTalk held for the morning. */
  notice: wake((deliveryId) => message(now(), "delivery.postponed", { deliveryId })),
  /** Quotes that arrived in the pause between two notices of one request. */
  quotes: wake((id) =>
    // This kind holds requests only.
    message(now(), "group.changed", { groupId: id as Id<"egr"> }),
  ),
  /** Requests with a due timer: reminders, deadlines, ends of quotes. */
  groups: wake((id) => message(now(), "group.changed", { groupId: id as Id<"egr"> })),
  /** News whose popularity of seven days changes with the date, or that is scheduled. */
  news: wake((id) => message(now(), "news.changed", { newsId: id as Id<"nws"> })),
  /** Posts with replies that arrived in the pause after a notice. */
  boards: wake((id) => message(now(), "board.answered", { boardId: id as Id<"brd"> })),
  /** Wikis whose popularity of seven days changes with the date. */
  wiki: wake((id) => message(now(), "wiki.changed", { wikiId: id as Id<"wik"> })),
  /** Requests to stop a wiki that its writer has not viewed in time. */
  opinions: wake((id) => message(now(), "opinion.waited", { opinionId: id as Id<"wrh"> })),
  /** Sellers who get a digest of posts that look for parts of their makers. */
  digests: wake((id) => message(now(), "digest.waited", { userId: id as Id<"usr"> })),
  /** A PO that waits for its seller, or whose goods were due two weeks ago. */
  orders: wake((id) =>
    // This kind holds POs only.
    message(now(), "orders.waited", { orderBatchId: id as Id<"pob"> }),
  ),
  /** A PO with a day of dispatch that its seller is asked or its buyer told about (D33-6). */
  "ship-dates": wake((id) =>
    // This kind holds POs only.
    message(now(), "ship-dates.waited", { orderBatchId: id as Id<"pob"> }),
  ),
  /** A claim whose seller or buyer has let their time pass (D34-4). */
  claims: wake((id) => message(now(), "claim.waited", { claimId: id as Id<"clm"> })),
  /** An order whose approvers are reminded, or whose time for an approval has passed (D41-6). */
  "order-approvals": wake((id) =>
    message(now(), "order-approval.waited", { approvalId: id as Id<"oap"> }),
  ),
  /** A tax invoice whose fate at the provider or the tax service is asked for (D42-7). */
  "tax-invoices": wake((id) =>
    message(now(), "tax-invoice.waited", { invoiceId: id as Id<"tin"> }),
  ),
  /** A month of a seller with supplies to invoice: `<sel>#<YYYY-MM>` (D42-6). */
  "tax-months": wake((id) => {
    const [sellerId, month = ""] = id.split("#");
    return message(now(), "tax-month.ended", { sellerId: sellerId as Id<"sel">, month });
  }),
  /** A claim whose amendment of a tax invoice its seller may still owe (D42-12). */
  "tax-amendments": wake((id) => message(now(), "claim.settled", { claimId: id as Id<"clm"> })),
  /** Subscribers with a due look (D13-11). */
  billing: wake((userId) => message(now(), "billing.waited", { userId: userId as Id<"usr"> })),
};

/** Rows of one kind that one sweep handles; the next sweep handles the rest. */
const most = 5_000;
const pageSize = 100;

/** Runs the actions that are due. Every action is guarded, so that a repeat is harmless. */
export async function handler(): Promise<void> {
  for (const [kind, act] of Object.entries(kinds)) await sweep(kind, act);
  const stuck = await giveUpStuck();
  if (stuck > 0) log("error", { job: "sweeps", stuckSheets: stuck });
}

async function sweep(kind: string, act: (item: Item) => Promise<void>): Promise<void> {
  const pk = `due#${kind}`;
  const until = `${now()}~`;
  let from = "0";
  let fired = 0;
  let failures = 0;
  while (fired + failures < most) {
    const due = { index: "gsi2", pk, between: [from, until], newestFirst: false } as const;
    const { items, more } = await query(due, pageSize);
    for (const item of items)
      try {
        await act(item);
        fired += 1;
      } catch (error) {
        failures += 1;
        log("error", { job: "sweeps", kind, key: item.pk, error: textOf(error) });
      }
    if (!more) break;
    // The index may still show rows that were just handled: skip them.
    from = `${String(items.at(-1)?.["gsi2sk"])}~`;
  }
  measure({ Job: "sweeps" }, countsOf(fired, failures), { kind });
}

const countsOf = (fired: number, failures: number) =>
  ({ Fired: [fired, "Count"], Failures: [failures, "Count"] }) as const;
