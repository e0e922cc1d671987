import { priceMove } from "@bupum/shared/deal/price-memories/rules";
import { isOnItsWay } from "@bupum/shared/deal/product-estimate-orders/pieces";
import { isShipDateOver } from "@bupum/shared/deal/product-estimate-orders/ship-dates";
import type { Id } from "@bupum/shared/kernel/ids";
import type { WonRates } from "@bupum/shared/kernel/money/amounts";
import type { Instant } from "@bupum/shared/kernel/time";
import type {
  BoughtAgain,
  BoughtHome,
  Home,
  QuotedHome,
} from "@bupum/shared/notices/homes/contract";
import { mostOrders, mostShown } from "@bupum/shared/notices/homes/rules";
import { bestAt } from "@bupum/shared/selling/merchandises/best-at";
import { listBookmarks } from "../../accounts/bookmarks/items.ts";
import { findRows, type StoredRow } from "../../catalogue/products/items.ts";
import { fallenPrices } from "../../deal/price-memories/fallen.ts";
import { regularOf } from "../../deal/price-memories/items.ts";
import { newestClaims } from "../../deal/claims/items.ts";
import { newestOrders, type OrderItem } from "../../deal/product-estimate-orders/items.ts";
import { type GroupItem, newestQuoted } from "../../deal/whole-groups/groups.ts";
import { relationOf } from "../../kernel/access.ts";
import type { Actor } from "../../kernel/context.ts";
import { latestRates } from "../../reference/exchange-rates/items.ts";
import { cheapestOfProduct, type StoredMerchandise } from "../../selling/merchandises/items.ts";
import { mostClaims, waitingClaims } from "./claims.ts";
import { purchaseOrdersOf } from "./purchase-orders.ts";

type Buying = Pick<
  Home["buy"],
  "quotes" | "orders" | "claims" | "again" | "fallen" | "marked" | "seen"
>;
interface Asked {
  now: Instant;
  /** Parts that the browser says were looked at, the last one first. */
  seenIds: readonly Id<"prd">[];
}

/** Requests that are looked at for those that end first. */
const mostQuoted = 20;
/** Offers of a part that are looked at for what its last quantity costs, the cheapest first. */
const mostPriced = 10;
/** Bookmarks that are looked at: some of their parts may be hidden. */
const mostMarked = 2 * mostShown;

/** A buyer's work: requests to decide, orders on their way, parts bought before (D38-2 to D38-4). */
export async function readBuying(
  actor: Actor,
  buyerId: Id<"usr">,
  { now, seenIds }: Asked,
): Promise<Buying> {
  const [groups, found, claims, memories, marks, rates] = await Promise.all([
    newestQuoted(buyerId, mostQuoted),
    newestOrders({ buyerId }, {}, mostOrders),
    newestClaims({ buyerId }, mostClaims),
    regularOf(buyerId),
    listBookmarks(buyerId, "PRODUCT", { page: 1, itemsPerPage: mostMarked }),
    latestRates(),
  ]);
  const orders = found.filter((order) => relationOf(actor, order) === "buyer");
  const last = lastOrders(orders);
  const marked = marks.items.map(({ targetId }) => targetId);
  const regular = memories.map(({ productId }) => productId);
  const [rows, offers] = await Promise.all([
    findRows([...regular, ...last.keys(), ...marked, ...seenIds]),
    // Beside the parts, so that it takes no round more; those that fill a hidden one's place have none.
    offersOf([...last.keys()].slice(0, mostShown)),
  ]);
  const parts = new Map<string, StoredRow>(rows.map((row) => [row.id, row]));
  const fallen = fallenPrices(memories, parts, rates);
  const again = againOf(last, { parts, offers, rates });
  const here = new Set([...again, ...fallen].map(({ part }) => part.id));
  return {
    quotes: quotesOf(groups.filter((group) => relationOf(actor, group) === "buyer")),
    orders: purchaseOrdersOf(orders, ["LATE", "SHIPPED", "COMING", "PENDING"], (order) =>
      boughtState(order, now),
    ).map(({ first, ...of }) => ({ ...of, partnerName: first.sellerName })),
    claims: waitingClaims(
      claims.filter((claim) => relationOf(actor, claim) === "buyer"),
      "PROPOSED",
      ({ sellerName }) => sellerName,
    ),
    again,
    fallen,
    marked: shownOf(marked, parts),
    // What stands above with its price needs no second entry.
    seen: shownOf(
      seenIds.filter((id) => !here.has(id) && !marked.includes(id)),
      parts,
    ),
  };
}

/** Those of the parts that buyers see, in their order (D38-13). */
const shownOf = (ids: readonly string[], parts: ReadonlyMap<string, StoredRow>): StoredRow[] =>
  ids
    .flatMap((id) => parts.get(id) ?? [])
    .filter(({ state }) => state === "SHOWN")
    .slice(0, mostShown);

const quotesOf = (groups: readonly GroupItem[]): QuotedHome[] =>
  groups
    // Null: all of it was ordered, or ended.
    .filter(({ open, deletedAt, waitingQuotes }) => open && !deletedAt && waitingQuotes !== null)
    .map(({ id, title, lineCount, quotedCount, waitingQuotes }) => ({
      groupId: id,
      title,
      lineCount,
      quotedCount,
      ...waitingQuotes,
    }))
    .toSorted((one, other) => ((one.endsOn ?? "~") < (other.endsOn ?? "~") ? -1 : 1))
    .slice(0, mostShown);

function boughtState(order: OrderItem, now: Instant): BoughtHome["state"] | undefined {
  if (order.status === "PENDING") return "PENDING";
  if (order.status !== "CONFIRMED") return undefined;
  if (isOnItsWay(order)) return "SHIPPED";
  return isShipDateOver(order, now) ? "LATE" : "COMING";
}

/** The last accepted order of each part, the newest first. */
function lastOrders(orders: readonly OrderItem[]): Map<Id<"prd">, OrderItem> {
  const last = new Map<Id<"prd">, OrderItem>();
  for (const order of orders)
    if (order.productId && (order.status === "CONFIRMED" || order.status === "COMPLETED"))
      if (!order.deletedAt && !last.has(order.productId)) last.set(order.productId, order);
  // More than are shown, because a part may be hidden by now.
  return new Map([...last].slice(0, 2 * mostShown));
}

type Offers = ReadonlyMap<Id<"prd">, readonly StoredMerchandise[]>;
const offersOf = async (ids: readonly Id<"prd">[]): Promise<Offers> =>
  new Map(
    await Promise.all(
      ids.map(async (id) => [id, await cheapestOfProduct(id, mostPriced)] as const),
    ),
  );

interface OnSale {
  parts: ReadonlyMap<string, StoredRow>;
  offers: Offers;
  rates: WonRates;
}

/** Today's price is that for the quantity of the last order, in its condition and unit (D38-4). */
function againOf(
  last: ReadonlyMap<Id<"prd">, OrderItem>,
  { parts, offers, rates }: OnSale,
): BoughtAgain[] {
  return [...last]
    .flatMap(([id, order]): BoughtAgain[] => {
      const part = parts.get(id);
      if (part?.state !== "SHOWN") return [];
      // Of another unit the quantity says nothing.
      const isSameUnit = part.unit === order.unit;
      const same = offers.get(id)?.filter(({ condition }) => condition === order.condition) ?? [];
      const today = isSameUnit ? bestAt(same, order.quantity, rates) : undefined;
      const move = today && priceMove({ ...today, vatMode: "EXCLUDED" }, order, rates);
      const { quantity, unit, unitPrice, currency, vatMode, createdAt } = order;
      return [
        {
          part,
          last: { quantity, unit, unitPrice, currency, vatMode, at: createdAt },
          ...(today && { today }),
          ...(move && { percent: move.percent, isApproximate: move.isApproximate }),
        },
      ];
    })
    .slice(0, mostShown);
}
