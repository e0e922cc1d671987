import type { PriceBreak } from "@bupum/shared/kernel/money/money";
import type { Condition } from "@bupum/shared/selling/merchandises/contract";
import { catalogue } from "../catalogue/catalogue.ts";
import { sellers } from "../people/people.ts";
import { between, chance, shuffled } from "../random.ts";
import type { SeedStock, SeedProduct, Seller } from "../types.ts";

/** Parts that buyers compare: each has three to seven sellers. */
const comparedParts = 420;
/** So that no category of the market is without a choice of sellers. */
const leadersOfCategory = 5;
/** The next parts in order, which have one or two sellers. */
const keptParts = 830;

/** Sellers that may list a part: dealers of its maker and shops that keep its category. */
export const candidates = (part: SeedProduct): Seller[] =>
  sellers.filter(
    ({ manufactors, keeps }) =>
      manufactors.includes(part.manufactor) || keeps.includes(part.category),
  );

function won(price: number): string {
  if (price >= 10_000) return String(Math.round(price / 100) * 100);
  if (price >= 1_000) return String(Math.round(price / 10) * 10);
  if (price >= 100) return String(Math.round(price));
  return String(Number(price.toFixed(price >= 10 ? 1 : 3)));
}

/** Quantities at which the price drops; the first is also the minimum order. */
function quantities(price: number): readonly [number, ...number[]] {
  if (price < 100) return [100, 1_000, 4_000];
  if (price < 2_000) return [10, 100, 500];
  if (price < 60_000) return [1, 10, 50];
  if (price < 600_000) return [1, 5, 20];
  return [1, 3];
}

function priceBreaks(first: number, steps: readonly number[]): PriceBreak[] {
  return steps.map((minQty, index) => ({
    minQty,
    unitPrice: won(first * (1 - index * 0.035 - (index > 1 ? 0.02 : 0))),
  }));
}

function conditionOf(name: string, price: number): Condition {
  const draw = chance(`condition/${name}`);
  if (price < 150_000 || draw < 0.93) return draw > 0.985 ? "NEW_SURPLUS" : "NEW";
  return draw < 0.96 ? "NEW_SURPLUS" : draw < 0.985 ? "REFURBISHED" : "USED";
}

const priceOf: Record<Condition, number> = {
  NEW: 1,
  NEW_SURPLUS: 0.82,
  REFURBISHED: 0.62,
  USED: 0.45,
};

function stockOf(name: string, price: number, condition: Condition, minimum: number): number {
  if (chance(`sold-out/${name}`) < 0.12) return 0;
  if (condition === "REFURBISHED" || condition === "USED") return between(`stock/${name}`, 1, 3);
  const most =
    price < 100 ? 400 : price < 2_000 ? 120 : price < 60_000 ? 160 : price < 600_000 ? 24 : 6;
  return between(`stock/${name}`, 1, most) * minimum;
}

function offer(part: SeedProduct, seller: Seller): SeedStock {
  const name = `${seller.key}/${part.manufactor}/${part.partNumber}`;
  const condition = conditionOf(name, part.typicalPrice);
  const swing = 0.95 + chance(`offer/${name}`) * 0.11;
  const price = part.typicalPrice * seller.priceLevel * swing * priceOf[condition];
  const isOneOff = condition === "REFURBISHED" || condition === "USED";
  const steps = isOneOff ? ([1] as const) : quantities(part.typicalPrice);
  const moq = steps[0];
  const stock = stockOf(name, part.typicalPrice, condition, moq);
  return {
    sellerKey: seller.key,
    manufactor: part.manufactor,
    partNumber: part.partNumber,
    stock,
    breaks: priceBreaks(price, steps),
    moq,
    orderMultiple: moq,
    leadTimeDays: stock > 0 ? between(`ready/${name}`, 0, 3) : between(`order/${name}`, 7, 45),
    condition,
    region: seller.region,
    shippingFeePayer: seller.shippingFeePayer,
  };
}

const keyOf = (part: SeedProduct) => `${part.manufactor}/${part.partNumber}`;

function sellersOf(part: SeedProduct, many: number): SeedStock[] {
  return shuffled(`who/${keyOf(part)}`, candidates(part), ({ key }) => key)
    .slice(0, many)
    .map((seller) => offer(part, seller));
}

/** The parts most in demand: the first of every category, then by demand. */
function mostCompared(): SeedProduct[] {
  const wanted = catalogue
    .filter((part) => candidates(part).length >= 3)
    .toSorted((left, right) => right.demand - left.demand);
  const seen = new Map<string, number>();
  const leading: SeedProduct[] = [];
  const others: SeedProduct[] = [];
  for (const part of wanted) {
    const rank = seen.get(part.category) ?? 0;
    seen.set(part.category, rank + 1);
    if (rank < leadersOfCategory) leading.push(part);
    else others.push(part);
  }
  return [...leading, ...others].slice(0, comparedParts);
}

export const comparedFirst: readonly SeedProduct[] = mostCompared();

function allMerchandises(): SeedStock[] {
  const compared = new Set(comparedFirst);
  const kept = shuffled(
    "kept",
    catalogue.filter((part) => !compared.has(part) && candidates(part).length > 0),
    keyOf,
  ).slice(0, keptParts);
  return [
    ...comparedFirst.flatMap((part) => sellersOf(part, between(`many/${keyOf(part)}`, 3, 7))),
    ...kept.flatMap((part) => sellersOf(part, between(`many/${keyOf(part)}`, 1, 2))),
  ];
}

/** All listings of the default market; the same in every run. */
export const merchandises: readonly SeedStock[] = allMerchandises();
