import { chunksOf } from "@bupum/shared/kernel/chunks";
import { Problem } from "@bupum/shared/kernel/problem";
import { type EstimateItem, estimateKey, someOfSeller } from "../whole-groups/estimates.ts";
import { audit, systemAt } from "../../kernel/audit.ts";
import { now } from "../../kernel/context.ts";
import type { MessageBody } from "../../kernel/messages/messages.ts";
import { message } from "../../kernel/messages/outbox.ts";
import { unless, write, type Write } from "../../kernel/table.ts";
import { cheapestOfProduct, type StoredMerchandise } from "../../selling/merchandises/items.ts";
import { linesOfEstimate } from "../whole-groups/lines.ts";
import { isListedIn, merchandiseFor } from "../whole-groups/line-rules.ts";
import { lineRow } from "../whole-groups/line-writes.ts";
import { isLive, readSeller, readSellers } from "../../accounts/seller-infos/items.ts";
import { findWholeGroup, type WholeGroup } from "../whole-groups/items.ts";
import { rememberOrders, rememberQuotes } from "../price-memories/remember.ts";
import { closeGroups } from "./forget.ts";
import { groupKey } from "../whole-groups/groups.ts";
import { askedNotice, suspendedNotice } from "./notices.ts";
import { rollUpGroup } from "./roll-up.ts";
import { queueUnassigned } from "./unassigned.ts";

/** Thrown if another delivery already did it: nothing is left to do. */
const done = new Problem("BUSY");
/** Thrown if an estimate was closed meanwhile. */
const closed = new Problem("ESTIMATE_CLOSED");

const linesAtOnce = 10;
/** How many listings of a product are searched for the seller's own. */
const mostLookedAt = 200;

/**
 * Writes the lines of each estimate, then marks it and notifies its seller. Ids and contents are
 * the same each time and nothing is overwritten, so a second delivery completes an interrupted one.
 */
async function dispatch({ groupId }: MessageBody<"estimates.created">): Promise<void> {
  const whole = await findWholeGroup(groupId);
  const waiting = whole.estimates.filter(({ dispatchedAt }) => dispatchedAt === undefined);
  const sellers = await readSellers(waiting.map(({ sellerId }) => sellerId));
  const merchandises = await merchandisesFor(whole, waiting);
  for (const [index, estimate] of waiting.entries()) {
    const listedCount = await writeLines(whole, estimate, merchandises);
    // The approval may be revoked before this message is handled.
    const mayTrade = isLive(sellers[index]);
    if (!mayTrade && estimate.open) await suspendEstimate(estimate);
    const asked = whole.terms.lines.filter(({ requestLineId }) =>
      estimate.lineIds.includes(requestLineId),
    );
    const notices = mayTrade ? [askedNotice(whole.group, estimate, asked)] : [];
    await markDispatched(estimate, listedCount, notices);
  }
  await queueUnassigned(whole);
  await unless(
    done,
    write({
      change: groupKey(groupId),
      set: { dispatching: false },
      // A seller added meanwhile has a message of their own.
      guard: { equals: { sellerCount: whole.group.sellerCount, dispatching: true }, refused: done },
    }),
  );
}

async function merchandisesFor({ terms }: WholeGroup, waiting: readonly EstimateItem[]) {
  if (waiting.length === 0) return new Map<string, StoredMerchandise[]>();
  const productIds = new Set(terms.lines.flatMap(({ productId }) => productId ?? []));
  const found = [...productIds].map(
    async (id) => [id, await cheapestOfProduct(id, mostLookedAt)] as const,
  );
  return new Map(await Promise.all(found));
}

/** Returns how many of the lines the seller lists. */
async function writeLines(
  { group, terms, lines }: WholeGroup,
  estimate: EstimateItem,
  merchandises: ReadonlyMap<string, StoredMerchandise[]>,
): Promise<number> {
  let listed = lines.filter((line) => isListedIn(estimate, line)).length;
  const written = new Set(lines.map(({ id }) => id as string));
  const missing = terms.lines.filter(
    ({ requestLineId }) =>
      estimate.lineIds.includes(requestLineId) && !written.has(`${estimate.id}#${requestLineId}`),
  );
  for (const some of chunksOf(missing, linesAtOnce))
    await Promise.all(
      some.map((line) => {
        const { sellerId } = estimate;
        const listings = merchandises.get(line.productId ?? "") ?? [];
        const merchandise =
          listings.find((one) => one.sellerId === sellerId && one.id === line.merchandiseId) ??
          merchandiseFor(line, sellerId, listings);
        const row = lineRow(group, terms.strictDeadline, estimate, line, merchandise);
        if (isListedIn(estimate, row)) listed += 1;
        return unless(done, write({ put: row, guard: { exists: false, refused: done } }));
      }),
    );
  return listed;
}

/**
 * Notifies the seller once, however many lines there are (D2-1). If the estimate was closed
 * meanwhile nobody is asked, and one more roll-up closes its lines.
 */
async function markDispatched(
  { id, groupId }: EstimateItem,
  listedCount: number,
  notices: Write[],
): Promise<void> {
  const mark = (open: boolean, effects: Write[]) =>
    write(
      {
        change: estimateKey(id),
        set: { dispatchedAt: now(), listedCount },
        guard: {
          equals: { open },
          lacks: ["dispatchedAt"],
          refused: (old) => (old?.["dispatchedAt"] === undefined ? closed : done),
        },
      },
      ...effects,
    );
  try {
    await unless(done, mark(true, notices));
  } catch (error) {
    if (error !== closed) throw error;
    await unless(done, mark(false, [message(now(), "group.changed", { groupId })]));
  }
}

/** Estimates handled by one message; the next message handles the rest. */
const suspendedAtOnce = 100;

/**
 * D6-14: closes everything that the seller could still answer or receive orders for. Returns
 * whether another message continues with the rest.
 */
async function suspend(body: MessageBody<"seller.suspended">): Promise<boolean> {
  const { sellerId, at } = body;
  // Estimates created during the revocation are closed with the rest, unless it was approved again.
  const last = isLive(await readSeller(sellerId)) ? at : "~";
  const { estimates, below } = await someOfSeller(sellerId, body.below ?? "~", suspendedAtOnce);
  for (const estimate of estimates)
    if (estimate.open && estimate.createdAt <= last) await suspendEstimate(estimate);
  if (below) await write(message(now(), "seller.suspended", { sellerId, at, below }));
  return below !== undefined;
}

/** Closes one estimate; the roll-up closes its lines, and the buyer is notified once. */
async function suspendEstimate(estimate: EstimateItem): Promise<void> {
  const { id, groupId, status } = estimate;
  const closeReason = "SELLER_SUSPENDED";
  const ctx = systemAt(now());
  const lines = (await linesOfEstimate(id)).filter(
    ({ open, replyType }) => open && replyType !== "REJECTED",
  );
  const close = write(
    {
      change: estimateKey(id),
      set: { open: false, closeReason },
      add: { version: 1 },
      guard: { equals: { open: true }, refused: done },
    },
    message(ctx.now(), "group.changed", { groupId }),
    audit(ctx, {
      entity: "estimate",
      id,
      from: status,
      to: "CLOSED",
      via: "SYSTEM",
      reason: closeReason,
    }),
    ...suspendedNotice(ctx, estimate, lines),
  );
  await unless(done, close);
}

/** D2-10, D32-1: the roll-up of a request, and what its buyer's prices take from it. */
async function follow({ groupId, orderIds }: MessageBody<"group.changed">): Promise<void> {
  const isOpen = await rollUpGroup(groupId);
  if (orderIds) await rememberOrders(orderIds);
  if (!isOpen) await rememberQuotes(groupId);
}

export const handlers = {
  "estimates.created": dispatch,
  "group.changed": follow,
};
export const followers = { "seller.suspended": suspend, "account.closed": closeGroups };
