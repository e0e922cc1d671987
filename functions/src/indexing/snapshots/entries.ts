import { lifeOn } from "@bupum/shared/catalogue/products/lives";
import type { WonRates } from "@bupum/shared/kernel/money/amounts";
import { type Mended, typedSpecifications } from "@bupum/shared/search/specifications/read";
import { valueText } from "@bupum/shared/search/specifications/typed-value";
import { seoulDay } from "@bupum/shared/kernel/time";
import { scaledWon } from "@bupum/shared/selling/merchandises/rules";
import { isLive, type SellerRow } from "../../accounts/seller-infos/items.ts";
import type { StoredMaker } from "../../catalogue/manufactors/items.ts";
import type { StoredProduct } from "../../catalogue/products/items.ts";
import { now } from "../../kernel/context.ts";
import { type Entry, entryOf } from "../../search/catalogue/entry.ts";
import { hasHan, hasHangul } from "../../search/text/tokens.ts";
import { isOnSale, type StoredMerchandise } from "../../selling/merchandises/items.ts";

// What each thing is found, filtered, sorted and counted by (S2-9).

/** The value of a choice that has one: absent means no. */
const yes = (is: boolean): string[] => (is ? ["true"] : []);
const scaleOfWon = 100_000n;

/**
 * Price and days of the best offer, which is the one that lists show; no price where no rate is
 * known. Popularity is how many sellers offer it (S2-15).
 */
function figuresOf({ bestOffer, offerCount }: StoredProduct, rates: WonRates): Entry["figures"] {
  if (!bestOffer) return { popularity: offerCount };
  const won = scaledWon(bestOffer.unitPrice, bestOffer.currency, rates);
  return {
    popularity: offerCount,
    leadTimeDays: bestOffer.leadTimeDays,
    ...(won !== undefined && { price: Number(won / scaleOfWon) }),
  };
}

/** Typed specifications as texts of one column, "poles=3", for filters and counts (S8-9). */
function specificationsOf(product: StoredProduct, mended: Mended | undefined): string[] {
  const { category, categoryKey, specifications, description } = product;
  const typed = typedSpecifications(
    {
      categories: category ? [category] : [],
      categoryKey,
      specifications,
      description: description?.en,
    },
    mended,
  );
  return typed.map(({ spec, value }) => `${spec}=${valueText(value)}`);
}

export function productEntry(
  product: StoredProduct,
  rates: WonRates,
  mended?: Mended,
): Entry | undefined {
  if (product.state !== "SHOWN" || product.deletedAt !== undefined) return undefined;
  const { partNumber, aliases, name, manufactorName, category, description } = product;
  const inScript = [name.zh, category?.zh ?? ""].filter(hasHan);
  const subject = {
    numbers: [partNumber, ...aliases, ...product.oldNumbers],
    label: manufactorName.en,
    makers: Object.values(manufactorName),
    owners: [product.manufactorId],
    kinds: [Object.values(category ?? {}), Object.values(name)],
    korean: [name.ko, category?.ko ?? ""].filter(hasHangul),
    texts: [
      name.en,
      manufactorName.en,
      category?.en ?? "",
      ...inScript,
      name.ko,
      ...product.specifications.map(({ value }) => value),
      description?.en ?? "",
    ],
  };
  return entryOf(product.id, subject, {
    stand: product.inStock ? 0 : product.offerCount > 0 ? 1 : 2,
    choices: {
      manufactor: [product.manufactorId],
      category: product.categoryTagIds,
      condition: product.conditions ?? [],
      region: product.regions ?? [],
      inStock: yes(product.inStock),
      life: product.life ? [lifeOn(product.life, seoulDay(now()))] : [],
      specification: specificationsOf(product, mended),
    },
    figures: figuresOf(product, rates),
  });
}

/** A maker is found by any part of any of its names. */
export function makerEntry(maker: StoredMaker): Entry | undefined {
  if (maker.state !== "SHOWN" || maker.deletedAt !== undefined) return undefined;
  const { name, aliases, country, merchandiseCount } = maker;
  const names = [...Object.values(name), ...aliases];
  const subject = {
    numbers: names,
    label: name.ko,
    makers: names,
    owners: [],
    korean: names.filter(hasHangul),
    texts: names,
  };
  return entryOf(maker.id, subject, {
    stand: 0,
    choices: { country: country ? [country] : [], haveMerchandise: yes(merchandiseCount > 0) },
    figures: {},
  });
}

/** A seller is found by its approved company name. */
export function sellerEntry(seller: SellerRow): Entry | undefined {
  if (!isLive(seller)) return undefined;
  const { companyName, region, introduction } = seller.approved;
  const subject = {
    numbers: [companyName],
    label: companyName,
    makers: [companyName],
    owners: [],
    korean: [companyName],
    texts: [companyName],
    body: introduction ?? "",
  };
  return entryOf(seller.id, subject, { stand: 0, choices: { region: [region] }, figures: {} });
}

/** What a listing that buyers see is found by: its product, its maker and its seller. */
export function merchandiseEntry(merchandise: StoredMerchandise): Entry | undefined {
  if (!isOnSale(merchandise)) return undefined;
  const { partNumber, productName, manufactorName, sellerName } = merchandise;
  const { productId, manufactorId, sellerId } = merchandise;
  const subject = {
    numbers: [partNumber],
    label: sellerName,
    makers: Object.values(manufactorName),
    owners: [manufactorId],
    korean: [productName.ko, sellerName].filter(hasHangul),
    texts: [productName.en, manufactorName.en, sellerName, productName.zh, productName.ko],
  };
  return entryOf(merchandise.id, subject, {
    stand: 0,
    choices: {
      seller: [sellerId],
      manufactor: [manufactorId],
      product: [productId],
      inStock: yes(merchandise.stock !== 0),
    },
    figures: {},
  });
}
