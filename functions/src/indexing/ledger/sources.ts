import { foundBy, type SearchTexts } from "@bupum/shared/deal/estimates/rules";
import { purchaseOrderOf } from "@bupum/shared/deal/product-estimate-orders/purchase-orders";
import type { Id, LineId } from "@bupum/shared/kernel/ids";
import { normalize } from "@bupum/shared/kernel/text/text";
import { groupTexts, readGroup } from "../../deal/whole-groups/groups.ts";
import {
  type EstimateItem,
  estimateListKey,
  readEstimate,
} from "../../deal/whole-groups/estimates.ts";
import { placeOf as placeOfBoard, readBoard } from "../../reading/posts/items.ts";
import { ledgerState } from "../../reading/posts/rules.ts";
import { placeOf, readNews } from "../../reading/news/items.ts";
import { boardNames } from "../../search/text/board-pieces.ts";
import { readWiki, placeOf as placeOfWiki, textsOf } from "../../reading/wikis/items.ts";
import { anyLanguage, wikiInitials, wikiLinks, wikiPieces } from "../../search/text/wiki-pieces.ts";
import { newsInitials, newsPieces } from "../../search/text/news-pieces.ts";
import { headOf, type OrderItem, readOrders } from "../../deal/product-estimate-orders/items.ts";
import {
  lineListKey,
  listState,
  readLines,
  type StoredLine,
} from "../../deal/whole-groups/lines.ts";
import {
  chargedState,
  entrySk,
  type Ledger,
  longestName,
  type Placed,
  type PlacedList,
  removed,
} from "../../search/ledger/items.ts";
import { wordsOf } from "../../search/ledger/words.ts";
import { placedLookup } from "./lookups.ts";
import { placedRequest } from "./requests.ts";
import type { Space } from "../../search/text/spaces.ts";

const named = (text: string | undefined) =>
  [...normalize(text ?? "")].slice(0, longestName).join("");

interface Names {
  buyerName: string;
  sellerName: string;
  productName: string;
  partNumber?: string | undefined;
}

function adminNames({ buyerName, sellerName, productName, partNumber }: Names) {
  const names: PlacedList["names"] = [
    ["buyer", named(buyerName)],
    ["seller", named(sellerName)],
    ["product", named(productName)],
    ["part", named(partNumber)],
  ];
  const all: PlacedList["names"] = [["all", ""]];
  return [...all, ...names.filter(([, name]) => name !== "")];
}

/**
 * The most pieces of one deal, because its place must stay below 400 KB. Fifty lines have about a
 * hundred.
 */
const mostWords = 500;

/** The names by which its owner finds a deal. */
const ownNames = (owner: Id<"usr"> | Id<"sel">, texts: string[]): PlacedList["names"] =>
  ["", ...wordsOf(...texts).slice(0, mostWords)].map((word) => [owner, word]);

/** Both sides' own lists of one deal, in one state and by age. */
function bothLists(
  row: SearchTexts & { id: string; buyerId: Id<"usr">; sellerId: Id<"sel">; createdAt: string },
  state: string,
): [PlacedList, PlacedList] {
  const place = { state, sk: entrySk(row), row: { id: row.id } };
  return [
    { ...place, names: ownNames(row.buyerId, foundBy(row, "BUY")) },
    { ...place, names: ownNames(row.sellerId, foundBy(row, "SELL")) },
  ];
}

/** An order as admins list it. */
export function orderRow(order: OrderItem) {
  const { id, poNumber, groupId, buyerId, buyerName, sellerId, sellerName, createdAt } = order;
  const { productName, partNumber, manufactorName, quantity, unit, amount, currency } = order;
  const { status, cancelRequest, deletedAt, isAlternative, insteadOf } = order;
  const parties = { buyerId, buyerName, sellerId, sellerName };
  const part = { productName, partNumber, manufactorName, quantity, unit };
  return {
    id,
    poNumber,
    groupId,
    ...parties,
    ...part,
    isAlternative,
    ...(insteadOf && { insteadOf }),
    amount,
    currency,
    status,
    createdAt,
    ...(cancelRequest && status === "CONFIRMED" && { cancelDueAt: cancelRequest.dueAt }),
    ...(deletedAt && { deletedAt }),
  };
}

function placedOrder(order: OrderItem): Placed {
  const { id, status, deletedAt } = order;
  const forAdmins = {
    state: deletedAt ? removed : status,
    sk: entrySk(order),
    names: adminNames(order),
    row: orderRow(order),
  };
  return { id, lists: [forAdmins, ...(deletedAt ? [] : bothLists(order, status))] };
}

/** Orders by the first line of their purchase order. */
export async function headsOf<Named extends { id: string }>(
  named: readonly Named[],
): Promise<Map<Id<"ord">, Named[]>> {
  const orders = await readOrders(named.map(({ id }) => id as Id<"ord">));
  const heads = new Map<string, Id<"ord">>(orders.map((order) => [order.id, headOf(order)]));
  const found = named.flatMap((one) => {
    const head = heads.get(one.id);
    return head ? [{ head, one }] : [];
  });
  const byHead = Map.groupBy(found, ({ head }) => head);
  return new Map([...byHead].map(([head, some]) => [head, some.map(({ one }) => one)]));
}

/**
 * A purchase order lies under each state that one of its lines is in, by what these lines are found
 * by; wishes to cancel lie by the time at which the first of them ends.
 */
function placedPurchaseOrder(head: Id<"ord">, lines: readonly OrderItem[]): Placed {
  const [live, gone] = [
    lines.filter(({ deletedAt }) => !deletedAt),
    lines.filter(({ deletedAt }) => deletedAt),
  ];
  return { id: head, lists: [...listsOf(head, live), ...listsOf(head, gone, removed)] };
}

/** What one side finds these lines by. */
const wordsFor = (
  owner: Id<"usr"> | Id<"sel">,
  some: readonly OrderItem[],
  side: "BUY" | "SELL",
): PlacedList["names"] =>
  ownNames(owner, [...new Set(some.flatMap((line) => foundBy(line, side)))]);

function listsOf(head: Id<"ord">, lines: readonly OrderItem[], only?: string): PlacedList[] {
  const [first, ...others] = lines;
  if (!first) return [];
  const { createdAt, buyerId, sellerId } = first;
  const row = { ...purchaseOrderOf([first, ...others]), id: head };
  const sk = entrySk({ createdAt, id: head });
  const ids = { id: head, orderIds: lines.map(({ id }) => id) };
  const states = Map.groupBy(lines, ({ status }) => only ?? status);
  const inStates = [...states].flatMap(([state, some]): PlacedList[] => [
    { state, sk, names: distinct(some.flatMap(adminNames)), row },
    ...(only
      ? []
      : [
          { state, sk, names: wordsFor(buyerId, some, "BUY"), row: ids },
          { state, sk, names: wordsFor(sellerId, some, "SELL"), row: ids },
        ]),
  ]);
  const { cancelDueAt } = row;
  const asked: PlacedList[] =
    cancelDueAt === undefined || only
      ? []
      : [{ state: "CANCEL_ASKED", sk: `${cancelDueAt}#${head}`, names: [["all", ""]], row }];
  return [...inStates, ...asked, ...(only ? [] : chargedLists(first, { sk, row: ids }))];
}

/** Where a company looks for what its cost centre took (D43-5). */
const chargedLists = (
  { costCentre }: OrderItem,
  place: Pick<PlacedList, "sk" | "row">,
): PlacedList[] =>
  costCentre
    ? [chargedState, costCentre.month].map((state) => ({
        ...place,
        state,
        names: [[costCentre.id, ""]],
      }))
    : [];

const distinct = (names: PlacedList["names"]): PlacedList["names"] => [
  ...new Map(names.map((one) => [one.join("#"), one])).values(),
];

/** A line as admins list it. */
export function lineRow(line: StoredLine) {
  const { id, groupId, groupNumber, estimateId, title, buyerId, buyerName, createdAt } = line;
  const { sellerId, sellerName, productName, partNumber, manufactorName, quantity, unit } = line;
  const { replyType, open, closeReason, dueAt, deletedAt } = line;
  const request = { groupId, groupNumber, estimateId, title };
  const parties = { buyerId, buyerName, sellerId, sellerName };
  const part = { productName, partNumber, manufactorName, quantity, unit };
  const state = { replyType, open, closeReason, dueAt, createdAt };
  return { id, ...request, ...parties, ...part, ...state, ...(deletedAt && { deletedAt }) };
}

function placedLine(line: StoredLine): Placed {
  const { id, sellerId, replyType, deletedAt } = line;
  const forAdmins = {
    state: deletedAt ? removed : replyType,
    sk: entrySk(line),
    names: adminNames(line),
    row: lineRow(line),
  };
  if (deletedAt) return { id, lists: [forAdmins] };
  const own = {
    state: listState(line.replyType, line.open),
    // The order of the seller's whole list (D3-5).
    sk: lineListKey(line).gsi1sk,
    names: ownNames(sellerId, foundBy(line, "SELL")),
    row: { id },
  };
  return { id, lists: [forAdmins, own] };
}

function placedEstimate(row: EstimateItem): Placed {
  const [ofBuyer, ofSeller] = bothLists(row, row.status);
  // The order of the seller's whole list (D3-5).
  return { id: row.id, lists: [ofBuyer, { ...ofSeller, sk: estimateListKey(row).gsi1sk }] };
}

/** The place of a deal, derived from its row; undefined if it has none. */
export const placed: Record<Ledger, (id: string) => Promise<Placed | undefined>> = {
  async od(id) {
    const [order] = await readOrders([id as Id<"ord">]);
    return order && placedOrder(order);
  },
  async po(id) {
    const head = id as Id<"ord">;
    const [order] = await readOrders([head]);
    return (
      order && placedPurchaseOrder(head, await readOrders(order.siblings.map((one) => one.id)))
    );
  },
  async ln(id) {
    const [line] = (await readLines([id as LineId])).lines;
    return line && placedLine(line);
  },
  async es(id) {
    const found = await readEstimate(id as Id<"est">);
    return found && placedEstimate(found);
  },
  async gr(id) {
    const found = await readGroup(id);
    if (!found || found.group.deletedAt) return undefined;
    const { group } = found;
    // A request has many words, so its entries lie under one state whatever its status.
    const names = ownNames(group.buyerId, groupTexts(group)).filter(([, word]) => word !== "");
    return { id, lists: [{ state: "ANY", sk: entrySk(group), names, row: { id } }] };
  },
  async nw(id) {
    const found = await readNews(id as Id<"nws">);
    if (!found || found.deletedAt) return undefined;
    const names: [Space, string][] = [
      ...newsPieces(found).map((piece): [Space, string] => ["news", piece]),
      ...newsInitials(found).map((one): [Space, string] => ["news-initials", one]),
    ];
    const row = { id, newsCategoryId: found.newsCategoryId };
    return { id, lists: [{ state: found.language, sk: placeOf(found), names, row }] };
  },
  async bd(id) {
    const found = await readBoard(id as Id<"brd">);
    if (!found || found.deletedAt) return undefined;
    const names = boardNames(found);
    return {
      id,
      lists: [{ state: ledgerState(found), sk: placeOfBoard(found), names, row: { id } }],
    };
  },
  async wk(id) {
    const [found, [text]] = await Promise.all([readWiki(id as Id<"wik">), textsOf([id], true)]);
    if (found?.status !== "PUBLISHED") return undefined;
    const { language, wikiCategoryId } = found;
    const place = { sk: placeOfWiki(found), row: { id, wikiCategoryId } };
    const initials = wikiInitials(found).map((one): [Space, string] => ["wiki-initials", one]);
    const words = { ...place, state: language, names: [...wikiPieces(text ?? ""), ...initials] };
    return { id, lists: [words, { ...place, state: anyLanguage, names: wikiLinks(found) }] };
  },
  rq: placedRequest,
  lk: placedLookup,
};
