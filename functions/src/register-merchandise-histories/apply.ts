import type { Id } from "@bupum/shared/kernel/ids";
import { Problem } from "@bupum/shared/kernel/problem";
import { type Instant, seoulDay } from "@bupum/shared/kernel/time";
import type { Merchandise } from "@bupum/shared/merchandises/contract";
import type { WonRates } from "@bupum/shared/merchandises/rules";
import { audit, systemAt } from "../kernel/audit.ts";
import { newId, now } from "../kernel/context.ts";
import { isSame } from "../kernel/same.ts";
import { unless, type Write, write } from "../kernel/table.ts";
import * as merchandises from "../merchandises/items.ts";
import { listingLimit } from "../merchandises/rules.ts";
import { standing } from "../products/rules.ts";
import * as sellers from "../seller-infos/items.ts";
import { createMaker, createProduct } from "./creation.ts";
import { alreadyDone, type RowFault, type RowItem, settle } from "./items.ts";
import type { Found, Market } from "./market.ts";
import { plan, type Planned, takenAsIs } from "./plan.ts";
import { type Stated, stated } from "./rules.ts";

/** Whose rows they are, as the table says at this moment. */
export interface Trader {
  sellerId: Id<"sel">;
  seller: sellers.SellerRow | undefined;
  isPremium: boolean;
  rates: WonRates;
}

/** A row that others overtake is looked at anew, so often. */
const mostTries = 4;

export const faultsIn = (row: RowItem): { said: Stated; faults: RowFault[] } => {
  const { said, faults } = stated(row.cells, row.action);
  // Of a cell that could not be read there is no second fault to tell.
  const unread = new Set(row.faults.map(({ column }) => column));
  const further = faults.filter(({ column }) => column === undefined || !unread.has(column));
  return { said, faults: [...row.faults, ...further] };
};

/**
 * Does rows one after the other, each in a transaction of its own that also says what became of
 * it: whatever is killed in between, no row is done twice and none is lost. Answers with the last
 * row that was done in time.
 */
export async function applyRows(
  rows: readonly RowItem[],
  market: Market,
  trader: Trader,
  isTime: () => boolean,
): Promise<Planned[]> {
  const read = rows.map((row) => ({ row, ...faultsIn(row) }));
  const found = await market.look(read.map(({ row, said }) => ({ action: row.action, said })));
  const done: Planned[] = [];
  for (const [index, { row, said, faults }] of read.entries()) {
    if (!isTime()) break;
    // One after the other: each moves the counter of the same seller.
    // oxlint-disable-next-line no-await-in-loop
    done.push(await applyRow({ row, said, faults }, found[index]!, market, trader));
  }
  return done;
}

interface ReadRow {
  row: RowItem;
  said: Stated;
  faults: RowFault[];
}

async function applyRow(
  { row, said, faults }: ReadRow,
  first: Found,
  market: Market,
  trader: Trader,
): Promise<Planned> {
  let found = first;
  for (let attempt = 0; attempt < mostTries; attempt++) {
    const planned = sellers.isLive(trader.seller)
      ? plan(row, said, faults, found)
      : failed("SELLER_NOT_APPROVED");
    try {
      // oxlint-disable-next-line no-await-in-loop
      return await carryOut(row, said, planned, found, trader);
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      if (error === alreadyDone) return planned;
      if (error.code === "SUBSCRIPTION_REQUIRED") return settled(row, failed("LISTING_LIMIT"));
      // Somebody was faster: a listing moved, or the part or maker is there by now.
      market.forget(said);
      // oxlint-disable-next-line no-await-in-loop
      found = (await market.look([{ action: row.action, said }]))[0]!;
    }
  }
  return settled(row, failed("BUSY"));
}

const failed = (code: RowFault["code"]): Planned => ({ outcome: "ERROR", errors: [{ code }] });

async function settled(row: RowItem, became: Planned): Promise<Planned> {
  // Where somebody else has done the row, that is as good.
  await unless(alreadyDone, write(settle(row, became, now())));
  return became;
}

async function carryOut(
  row: RowItem,
  said: Stated,
  planned: Planned,
  found: Found,
  trader: Trader,
): Promise<Planned> {
  if (planned.outcome === "ADD") return add(row, said, planned, found, trader);
  if (planned.outcome === "UPDATE") return change(row, said, planned, found, trader);
  if (planned.outcome === "REMOVE") return remove(row, planned, found, trader);
  if (planned.note === "UNCHANGED") return affirm(row, said, planned, found, trader);
  return settled(row, planned);
}

/** The part was merged or taken out since it was looked up: then the row is looked at anew. */
const partMoved = new Problem("VERSION_CONFLICT");

/** Business days that are assumed where a sheet says nothing. */
const usualLeadTime = 3;

async function add(
  row: RowItem,
  said: Stated,
  planned: Planned,
  found: Found,
  trader: Trader,
): Promise<Planned> {
  const at = now();
  const maker = found.maker ?? (await createMaker(said.manufactor!, at));
  const made = found.product ? undefined : await createProduct(said, maker, at);
  const product = found.product ?? made!.product;
  const { seller, rates, isPremium, sellerId } = trader;
  const { offer } = planned;
  const listing: Merchandise & { isPartHidden?: boolean } = {
    id: newId("mch"),
    sellerId,
    sellerName: seller!.approved!.companyName,
    productId: product.id,
    partNumber: product.partNumber,
    productName: product.name,
    manufactorId: product.manufactorId,
    manufactorName: product.manufactorName,
    condition: said.condition ?? "NEW",
    ...offer!,
    moq: offer!.breaks[0]!.minQty,
    stockCheckedAt: at,
    leadTimeDays: said.leadTimeDays ?? usualLeadTime,
    shippingFeePayer: said.shippingFeePayer ?? "NEGOTIABLE",
    warehouseRegion: said.warehouseRegion ?? seller!.approved!.region,
    ...(said.sellerSku && { sellerSku: said.sellerSku }),
    ...(said.memo && { memo: said.memo }),
    // Buyers see it as soon as an admin shows its part.
    ...(product.state === "HIDDEN" && { isPartHidden: true }),
    version: 1,
    createdAt: at,
    updatedAt: at,
  };
  const became = { ...planned, productId: product.id, merchandiseId: listing.id };
  await write(
    settle(row, became, at),
    ...(made?.writes ?? [standing(product.id, partMoved)]),
    ...merchandises.addListing(listing, rates),
    sellers.countListings(sellerId, 1, listingLimit(isPremium, 1)),
    merchandises.offersChanged(at, product.id),
  );
  return became;
}

async function change(
  row: RowItem,
  said: Stated,
  planned: Planned,
  { listings: [before] }: Found,
  { rates }: Trader,
): Promise<Planned> {
  const at = now();
  const { offer } = planned;
  const set: merchandises.Change = {
    ...takenAsIs(said),
    ...offer!,
    moq: offer!.breaks[0]!.minQty,
    ...(said.stock !== undefined && { stockCheckedAt: at }),
    version: before!.version + 1,
    updatedAt: at,
  };
  const shown = ["breaks", "currency", "stock"] as const;
  const isUnchanged = shown.every((name) => isSame(before![name], set[name]));
  await write(
    settle(row, planned, at),
    merchandises.changeListing(before!, set, rates),
    // What the part shows of its offers follows from these alone.
    ...(isUnchanged ? [] : [merchandises.offersChanged(at, before!.productId)]),
  );
  return planned;
}

/** A count that is stated again was counted again: buyers see when (once a day is enough). */
async function affirm(
  row: RowItem,
  said: Stated,
  planned: Planned,
  { listings: [before] }: Found,
  { rates }: Trader,
): Promise<Planned> {
  const at = now();
  const isNews = said.stock !== undefined && seoulDay(before!.stockCheckedAt) < seoulDay(at);
  if (!isNews) return settled(row, planned);
  const version = before!.version + 1;
  await write(
    settle(row, planned, at),
    merchandises.changeListing(before!, { stockCheckedAt: at, version, updatedAt: at }, rates),
  );
  return planned;
}

async function remove(
  row: RowItem,
  planned: Planned,
  { listings }: Found,
  { sellerId }: Trader,
): Promise<Planned> {
  const at = now();
  await write(
    settle(row, planned, at),
    ...listings.flatMap((listing): Write[] => [
      ...merchandises.dropListing(listing, at, "SELLER"),
      removalEvent(listing, at),
    ]),
    sellers.countListings(sellerId, -listings.length),
    merchandises.allOffersChanged(at, listings),
  );
  return planned;
}

const removalEvent = (listing: merchandises.Listing, at: Instant): Write =>
  audit(systemAt(at), {
    entity: "merchandise",
    id: listing.id,
    from: merchandises.stateOf(listing),
    to: "REMOVED",
    via: "SYSTEM",
  });
