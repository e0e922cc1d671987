import { isUpheld } from "@bupum/shared/deal/claims/states";
import type { ClaimMark } from "@bupum/shared/deal/product-estimate-orders/claim-fields";
import { isClaimOpen } from "@bupum/shared/deal/product-estimate-orders/claim-states";
import { Problem } from "@bupum/shared/kernel/problem";
import { exactly, type Write } from "../../kernel/rows/write-request.ts";
import type { OrderItem } from "../product-estimate-orders/items.ts";
import { moveOrder } from "../product-estimate-orders/writes.ts";
import { buyerPk, type ClaimItem, claimKey, deskKey, dueKey, sellerPk, statusPk } from "./items.ts";

// Without a guard: goes with a guarded write of the same transaction.

function markOf({ id, kind, quantity, status, settlement }: ClaimItem): ClaimMark {
  const upheld = isUpheld(settlement) ? settlement : undefined;
  return {
    id,
    kind,
    quantity,
    status,
    ...(upheld && { upheldAt: upheld.at }),
    ...(upheld?.amount !== undefined && { amount: upheld.amount }),
  };
}

/** The order says how each of its claims stands, so that its lists and records need no other row. */
const markOrder = (order: OrderItem, claim: ClaimItem): Write =>
  moveOrder(order, order.status, {
    claims: [...(order.claims ?? []).filter(({ id }) => id !== claim.id), markOf(claim)],
  });

/** When somebody's time ends: the clock moves a claim, or an admin decides it. */
export const putDue = ({ id, status, dueAt }: ClaimItem): Write =>
  dueAt !== undefined && isClaimOpen({ status })
    ? {
        put: {
          ...dueKey(id),
          ...(status === "ESCALATED"
            ? { gsi1pk: "claims#undecided", gsi1sk: `${dueAt}#${id}` }
            : { gsi2pk: "due#claims", gsi2sk: `${dueAt}#${id}` }),
        },
      }
    : { drop: dueKey(id) };

/** A new claim, its place in the lists, and its mark on an order that is still as read. */
export function addClaim(claim: ClaimItem, order: OrderItem): Write[] {
  const { id, buyerId, sellerId, createdAt, status } = claim;
  const place = `${createdAt}#${id}`;
  return [
    {
      put: {
        ...claim,
        gsi1pk: buyerPk(buyerId),
        gsi1sk: place,
        gsi2pk: sellerPk(sellerId),
        gsi2sk: place,
      },
      guard: { exists: false, refused: new Problem("BUSY") },
    },
    {
      put: {
        ...deskKey(id),
        buyerId,
        sellerId,
        gsi1pk: "claims#all",
        gsi1sk: place,
        gsi2pk: statusPk(status),
        gsi2sk: place,
      },
    },
    putDue(claim),
    markOrder(order, claim),
  ];
}

type Changes = Pick<
  ClaimItem,
  "status" | "dueAt" | "proposal" | "escalation" | "settlement" | "withdrawnAt"
>;

/** Changes a claim that is still as read, with its places and its mark. */
export function changeClaim(
  before: ClaimItem,
  changes: Changes,
  order: OrderItem,
): { claim: ClaimItem; writes: Write[] } {
  const claim: ClaimItem = { ...before, ...changes, version: before.version + 1 };
  const { set, unset } = exactly(changes);
  return {
    claim,
    writes: [
      {
        change: claimKey(claim.id),
        set: Object.fromEntries(Object.entries(set).filter(([, value]) => value !== undefined)),
        ...(unset.length > 0 && { unset }),
        add: { version: 1 },
        guard: {
          equals: { version: before.version },
          refused: new Problem("VERSION_CONFLICT"),
        },
      },
      { change: deskKey(claim.id), set: { gsi2pk: statusPk(claim.status) } },
      putDue(claim),
      markOrder(order, claim),
    ],
  };
}
