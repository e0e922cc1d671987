import type { Id } from "@bupum/shared/kernel/ids";
import type { WonRates } from "@bupum/shared/kernel/money/amounts";
import { Problem } from "@bupum/shared/kernel/problem";
import { type Instant, seoulDay } from "@bupum/shared/kernel/time";
import type { Merchandise } from "@bupum/shared/selling/merchandises/contract";
import { systemAt } from "../../kernel/audit.ts";
import { newId, now } from "../../kernel/context.ts";
import { isSame } from "../../kernel/rows/same.ts";
import { type Write, write } from "../../kernel/table.ts";
import { readMaker } from "../../catalogue/manufactors/items.ts";
import { addMaker } from "../../catalogue/manufactors/writes.ts";
import * as merchandises from "../../selling/merchandises/items.ts";
import { merchandiseLimit } from "../../selling/merchandises/rules.ts";
import { merchandisesChanged, takeOff } from "../../selling/merchandises/writes.ts";
import { addProduct, checkExists, type ProductAddition } from "../../catalogue/products/writes.ts";
import * as sellers from "../../accounts/seller-infos/items.ts";
import { type RowItem, saveResult } from "./items.ts";
import type { RowFindings } from "./market.ts";
import { copiedFields, type RowPlan } from "./plan.ts";
import type { RowValues } from "./rules.ts";

/** The seller of the rows, as stored at this moment. */
export interface Trader {
  sellerId: Id<"sel">;
  seller: sellers.SellerRow | undefined;
  isPremium: boolean;
  /** The currency that ¥ means in the file (D8-18). */
  yenSign?: "CNY";
  rates: WonRates;
}

/** The changes of a row: its own writes, and its share of the rows that all write together. */
export interface RowWrites {
  became: RowPlan;
  writes: Write[];
  /** The change in the seller's number of listings. */
  added?: number;
  /** Listings whose parts need their offers recounted. */
  moved?: readonly Pick<Merchandise, "productId">[];
}

/** The writes of rows applied in one transaction: shared rows are written once. */
export function writesOf(
  carried: readonly RowWrites[],
  { sellerId, isPremium }: Pick<Trader, "sellerId" | "isPremium">,
): Write[] {
  const added = carried.reduce((sum, one) => sum + (one.added ?? 0), 0);
  const moved = carried.flatMap((one) => one.moved ?? []);
  return [
    ...carried.flatMap(({ writes }) => writes),
    ...(added === 0
      ? []
      : [
          sellers.countMerchandises(
            sellerId,
            added,
            added > 0 ? merchandiseLimit(isPremium, added) : undefined,
          ),
        ]),
    ...(moved.length === 0 ? [] : [merchandisesChanged(now(), ...moved)]),
  ];
}

/** The changes for a row with that outcome; creates a missing part or maker. */
export async function rowWritesOf(
  row: RowItem,
  said: RowValues,
  planned: RowPlan,
  found: RowFindings,
  trader: Trader,
): Promise<RowWrites> {
  if (planned.outcome === "ADD") return add(row, said, planned, found, trader);
  if (planned.outcome === "UPDATE") return change(row, said, planned, found, trader);
  if (planned.outcome === "REMOVE") return remove(row, planned, found);
  if (planned.note === "UNCHANGED") return affirm(row, said, planned, found, trader);
  return { became: planned, writes: [saveResult(row, planned, now())] };
}

/** The part was merged or deleted since it was looked up: then the row is planned again. */
const partMoved = new Problem("VERSION_CONFLICT");

/** The default for business days if a sheet has none. */
const usualLeadTime = 3;

async function add(
  row: RowItem,
  said: RowValues,
  planned: RowPlan,
  found: RowFindings,
  trader: Trader,
): Promise<RowWrites> {
  const at = now();
  const maker = found.maker ?? (await createMaker(said.manufactor!, at));
  const made = found.product ? undefined : await createProduct(row, said, maker, at);
  const product = found.product ?? made!.product;
  const { seller, rates, sellerId } = trader;
  const { offer } = planned;
  const merchandise: Merchandise & { isPartHidden?: boolean } = {
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
    // Buyers see it once an admin shows its part.
    ...(product.state === "HIDDEN" && { isPartHidden: true }),
    version: 1,
    createdAt: at,
    updatedAt: at,
  };
  const became = { ...planned, productId: product.id, merchandiseId: merchandise.id };
  const writes = [
    saveResult(row, became, at),
    ...(made?.writes ?? [checkExists(product.id, partMoved)]),
    ...merchandises.addMerchandise(merchandise, rates),
  ];
  return { became, writes, added: 1, moved: [merchandise] };
}

function change(
  row: RowItem,
  said: RowValues,
  planned: RowPlan,
  { own: [before] }: RowFindings,
  { rates }: Trader,
): RowWrites {
  const at = now();
  const { offer } = planned;
  const set: merchandises.Change = {
    ...copiedFields(said),
    ...offer!,
    moq: offer!.breaks[0]!.minQty,
    ...(said.stock !== undefined && { stockCheckedAt: at }),
    version: before!.version + 1,
    updatedAt: at,
  };
  const shown = ["breaks", "currency", "stock", "leadTimeDays"] as const;
  const isUnchanged = shown.every((name) => isSame(before![name], set[name]));
  const writes = [
    saveResult(row, planned, at),
    ...merchandises.changeMerchandise(before!, set, rates),
  ];
  // A part's roll-up depends only on these.
  return { became: planned, writes, moved: isUnchanged ? [] : [before!] };
}

/** Stating the same count again confirms it: buyers see the date (once a day is enough). */
function affirm(
  row: RowItem,
  said: RowValues,
  planned: RowPlan,
  { own: [before] }: RowFindings,
  { rates }: Trader,
): RowWrites {
  const at = now();
  const writes = [saveResult(row, planned, at)];
  const isNews = said.stock !== undefined && seoulDay(before!.stockCheckedAt) < seoulDay(at);
  const version = before!.version + 1;
  const set = { stockCheckedAt: at, version, updatedAt: at };
  if (isNews) writes.push(...merchandises.changeMerchandise(before!, set, rates));
  return { became: planned, writes };
}

function remove(row: RowItem, planned: RowPlan, { own }: RowFindings): RowWrites {
  const at = now();
  const removed = { by: "SELLER", via: "SYSTEM" } as const;
  const writes = [
    saveResult(row, planned, at),
    ...own.flatMap((merchandise) => takeOff(systemAt(at), merchandise, removed)),
  ];
  return { became: planned, writes, added: -own.length, moved: own };
}

const alike = (text: string) => ({ ko: text, en: text, zh: text });

/** A maker whose creation an admin allowed: the existing one by now, or a new one. */
export async function createMaker(name: string, at: Instant): Promise<Id<"mkr">> {
  const { maker, writes } = addMaker({ id: newId("mkr"), name: alike(name), aliases: [] }, at);
  try {
    await write(...writes);
    return maker.id;
  } catch (error) {
    const id = error instanceof Problem && error.code === "MANUFACTOR_EXISTS";
    if (!id) throw error;
    return error.params?.["manufactorId"] as Id<"mkr">;
  }
}

/**
 * A part that nobody has in the catalogue yet: hidden, until an admin has looked at it (D8-9).
 * Its writes belong into the transaction of its first listing.
 */
export async function createProduct(
  { requestId }: Pick<RowItem, "requestId">,
  { partNumber = "", productName = partNumber }: RowValues,
  makerId: Id<"mkr">,
  at: Instant,
): Promise<ProductAddition> {
  const maker = await readMaker(makerId);
  if (!maker) throw new Problem("NOT_FOUND");
  const id = newId("prd");
  const given = { id, partNumber, name: alike(productName), state: "HIDDEN", requestId } as const;
  return addProduct(given, maker, at);
}
