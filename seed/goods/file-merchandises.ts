import type { SeedMerchandise } from "./goods-rows.ts";
import { sellers } from "../people/people.ts";
import { between, chance, pick, shuffled } from "../random.ts";
import type { ProductRecord } from "../types.ts";

/** This many parts from the top of a parts file have at least three sellers. */
export const comparedOfFile = 200;
/** The share of the other parts that is on sale. */
const soldShare = 0.05;

/** Multiples of ten, so that a price looks like one of a price list. */
function priceOf(name: string): number {
  const magnitude = pick(`magnitude/${name}`, [100, 1_000, 10_000, 100_000]);
  return Math.round((magnitude * (1 + 8 * chance(`price/${name}`))) / 10) * 10;
}

/** Who offers a part of a parts file, and at what price: decided by its place and name alone. */
export function merchandisesOfFile(part: ProductRecord, index: number): SeedMerchandise[] {
  const name = `${part.manufactor}/${part.partNumber}`;
  const isCompared = index < comparedOfFile;
  if (!isCompared && chance(`sold/${name}`) >= soldShare) return [];
  const many = isCompared ? between(`many/${name}`, 3, 5) : between(`many/${name}`, 1, 2);
  const price = priceOf(name);
  return shuffled(`who/${name}`, sellers, ({ key }) => key)
    .slice(0, many)
    .map((seller) => offerOf(`${seller.key}/${name}`, seller, price));
}

function offerOf(name: string, seller: (typeof sellers)[number], price: number): SeedMerchandise {
  const own = price * seller.priceLevel * (0.95 + chance(`offer/${name}`) * 0.1);
  const moq = price < 1_000 ? 10 : 1;
  const step = (minQty: number, factor: number) => ({
    minQty,
    unitPrice: String(Math.round(own * factor)),
  });
  const stock = between(`stock/${name}`, 0, 80) * moq;
  return {
    sellerKey: seller.key,
    stock,
    breaks: [step(moq, 1), step(moq * 10, 0.96), step(moq * 50, 0.92)],
    orderMultiple: moq,
    leadTimeDays: stock > 0 ? between(`ready/${name}`, 0, 3) : between(`order/${name}`, 7, 30),
    condition: "NEW",
    region: seller.region,
    shippingFeePayer: seller.shippingFeePayer,
  };
}
