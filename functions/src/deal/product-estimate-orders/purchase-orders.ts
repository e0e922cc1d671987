import type { Id } from "@bupum/shared/kernel/ids";
import type { Page } from "@bupum/shared/kernel/page";
import { chunksOf, cloudLimits } from "@bupum/shared/kernel/chunks";
import { estimateStatuses } from "@bupum/shared/deal/estimate-groups/statuses";
import { foundBy, isFound } from "@bupum/shared/deal/estimates/rules";
import type { PurchaseOrder } from "@bupum/shared/deal/product-estimate-orders/purchase-order-contract";
import { purchaseOrderOf } from "@bupum/shared/deal/product-estimate-orders/purchase-orders";
import { chargedOf, monthsOf } from "@bupum/shared/deal/product-estimate-orders/charged";
import { mustBe } from "../../kernel/access.ts";
import type { Context } from "../../kernel/context.ts";
import { betweenDays } from "../../kernel/list.ts";
import { readSeller } from "../../accounts/seller-infos/items.ts";
import { chargedState } from "../../search/ledger/items.ts";
import { searchOwn } from "../../search/ledger/lists.ts";
import {
  findOrder,
  headOf,
  newestOrders,
  type OrderItem,
  type Owner,
  readLinesOf,
  readOrders,
} from "./items.ts";
import type { Wanted } from "./lists.ts";
import { toOrder } from "./rules.ts";

/** A purchase order with the lines that its sides still see. */
interface Found {
  head: Id<"ord">;
  lines: OrderItem[];
}

/**
 * Lines of which the newest are looked at themselves, since their worker may be behind: as many as
 * four orders of 25 lines that leave together.
 */
const looked = 100;

/**
 * A page of a buyer's or seller's purchase orders, newest first, each once and whole, whatever the
 * number of its lines; with a state and a keyword, those with a line that has both (D3-29).
 */
export async function listPurchaseOrders(
  owner: Owner,
  { page, itemsPerPage, cursor, ...wanted }: Wanted & WantedCharged,
): Promise<Page<PurchaseOrder>> {
  const { status, searchType, searchKeyword, startDate, endDate, costCentreId, chargedIn } = wanted;
  const { between } = betweenDays(startDate, endDate);
  const isBuyer = "buyerId" in owner;
  const side = isBuyer ? "BUY" : "SELL";
  const isOwn = (line: OrderItem) =>
    isBuyer ? line.buyerId === owner.buyerId : line.sellerId === owner.sellerId;
  const isCharged = ({ costCentre }: OrderItem) =>
    !costCentreId ||
    (costCentre?.id === costCentreId &&
      (!chargedIn || monthsOf(chargedIn).includes(costCentre.month)));
  const isIn = (line: OrderItem) => (!status || line.status === status) && isCharged(line);
  const all = status ? [status] : estimateStatuses;
  // What a cost centre took lies by itself, and is searched in without a list of words.
  const list = costCentreId
    ? {
        owner: costCentreId,
        states: chargedIn ? monthsOf(chargedIn) : [chargedState],
        searchKeyword: undefined,
      }
    : { owner: isBuyer ? owner.buyerId : owner.sellerId, states: all, searchKeyword };
  const found = await searchOwn<Found>(
    {
      ledger: "po",
      ...list,
      states: list.states.map((state) => ({ state, between })),
      newestFirst: true,
      seal: wanted,
      fresh: async () => (await newestOrders(owner, { startDate, endDate }, looked)).map(entryOf),
      read: (_ids, entries) => readFound(entries),
      fits: ({ lines }) =>
        lines.some(
          (line) => isOwn(line) && isIn(line) && isFound(line, side, searchType, searchKeyword),
        ),
      textsOf: ({ lines }) => lines.filter(isIn).flatMap((line) => foundBy(line, side)),
    },
    { page, itemsPerPage, cursor },
  );
  return { ...found, items: found.items.map((row) => rowOf(row, isBuyer)) };
}

/** Filters of a company's own list (D43-5). */
interface WantedCharged {
  costCentreId?: Id<"ccr"> | undefined;
  chargedIn?: string | undefined;
}

function rowOf({ head, lines: [first, ...others] }: Found, isBuyer: boolean): PurchaseOrder {
  if (!first) throw new RangeError(`The purchase order of ${head} has no line.`);
  const charged = isBuyer ? chargedOf([first, ...others]) : undefined;
  return { ...purchaseOrderOf([first, ...others]), ...(charged && { charged }) };
}

/** As the ledger's worker would write it. */
const entryOf = (line: OrderItem) => {
  const head = headOf(line);
  const orderIds = line.siblings.map(({ id }) => id);
  return { pk: line.pk, sk: `${line.createdAt}#${head}`, id: head, orderIds };
};

/** Reads all lines of purchase orders at once. */
async function readFound(
  entries: readonly Record<string, unknown>[],
): Promise<(Found | undefined)[]> {
  // Entries of purchase orders name their lines, whoever wrote them.
  const named = entries as unknown as { id: Id<"ord">; orderIds: Id<"ord">[] }[];
  const ids = [...new Set(named.flatMap(({ orderIds }) => orderIds))];
  const read = await Promise.all(chunksOf(ids, cloudLimits.reads).map((some) => readOrders(some)));
  const byId = new Map(read.flat().map((line) => [line.id, line]));
  return named.map(({ id: head, orderIds }) => {
    const lines = orderIds.flatMap((id) => byId.get(id) ?? []);
    const live = lines.filter(({ deletedAt }) => !deletedAt);
    return live.length > 0 ? { head, lines: live } : undefined;
  });
}

/**
 * All lines of the purchase order that an order belongs to, as the caller's side sees them, and the
 * terms of payment that its paper prints.
 */
export async function readPurchaseOrder(ctx: Context, id: Id<"ord">) {
  const named = await findOrder(id);
  const relation = mustBe(ctx.actor, named, "buyer", "seller", "admin");
  const [lines, seller] = await Promise.all([readLinesOf(named), readSeller(named.sellerId)]);
  const paymentTerms = seller?.approved?.paymentTerms;
  return {
    orders: lines.map((line) => toOrder(line, relation)),
    ...(paymentTerms && { paymentTerms }),
  };
}
