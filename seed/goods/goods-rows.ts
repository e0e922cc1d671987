import type { Item } from "@bupum/functions/kernel/table";
import { makerRows as rowsOfMaker } from "@bupum/functions/catalogue/manufactors/items";
import { merchandiseRows } from "@bupum/functions/selling/merchandises/items";
import { type ProductFields, productRows } from "@bupum/functions/catalogue/products/items";
import type { Id } from "@bupum/shared/kernel/ids";
import { partNumberKey } from "@bupum/shared/kernel/text/text";
import { addMinutes } from "@bupum/shared/kernel/time";
import type { Merchandise } from "@bupum/shared/selling/merchandises/contract";
import { rollUp } from "@bupum/shared/selling/merchandises/rules";
import { categoryTagIdOf } from "./category-rows.ts";
import { drawingOf } from "./drawings.ts";
import { openedAt, seedId } from "../ids.ts";
import { sellerIdOfKey } from "../people/people-rows.ts";
import { sellers } from "../people/people.ts";
import { between } from "../random.ts";
import { announcedLife, oldNumbers, successionOf, type waitingProducts } from "./successors.ts";
import type { Alternate, ProductRecord, Words } from "../types.ts";
import { rates } from "../rates.ts";
import type { Maker } from "./makers.ts";

/** A seller's price and terms for a part, of either catalogue. */
export interface SeedMerchandise {
  sellerKey: string;
  stock: number;
  breaks: Merchandise["breaks"];
  orderMultiple: number;
  leadTimeDays: number;
  condition: Merchandise["condition"];
  region: Merchandise["warehouseRegion"];
  shippingFeePayer: Merchandise["shippingFeePayer"];
}

const partName = (manufactor: string, partNumber: string) =>
  `${manufactor}/${partNumberKey(partNumber)}`;
export const productIdOf = (manufactor: string, partNumber: string): Id<"prd"> =>
  seedId("prd", partName(manufactor, partNumber));
export const makerIdOf = (key: string): Id<"mkr"> => seedId("mkr", key);

const clip = (text: string, most: number) =>
  text.length > most ? `${text.slice(0, most - 1)}…` : text;
const clipped = ({ ko, en, zh }: Words, most: number): Words => ({
  ko: clip(ko, most),
  en: clip(en, most),
  zh: clip(zh, most),
});

export const makerRows = (
  maker: Maker,
  productCount: number,
  merchandiseCount: number,
  waiting = 0,
): Item[] =>
  rowsOfMaker({
    id: makerIdOf(maker.key),
    name: clipped(maker.name, 80),
    aliases: [...maker.aliases],
    ...(maker.country && { country: maker.country }),
    ...(maker.website && { website: `https://www.${maker.website}` }),
    productCount,
    partCount: productCount + waiting,
    merchandiseCount,
    version: 1,
    createdAt: openedAt,
  });

function lifeIn(manufactor: string, partNumber: string): Pick<ProductFields, "life"> {
  const said = announcedLife(manufactor, partNumber);
  if (!said) return {};
  const next = successionOf(manufactor, partNumber).find(
    ({ relation }) => relation === "REPLACED_BY",
  );
  const successorId = next && productIdOf(next.manufactor, next.partNumber);
  return {
    life: { ...said, ...(successorId && { successorId }), source: "MAKER", saidAt: openedAt },
  };
}

/** Its predecessor or successor, and parts of other makers with the grade of their kind (D37-1). */
const alternatesOf = ({
  manufactor,
  partNumber,
  alternates = [],
}: ProductRecord & { alternates?: Alternate[] }): ProductFields["alternates"] => [
  ...successionOf(manufactor, partNumber).map((other) => ({
    id: productIdOf(other.manufactor, other.partNumber),
    relation: other.relation,
  })),
  ...alternates.map(({ grade, ...other }) => ({
    id: productIdOf(other.manufactor, other.partNumber),
    relation: "EQUIVALENT" as const,
    ...(grade && { grade, source: "ADMIN" as const, saidAt: openedAt }),
  })),
];

function productOf(part: ProductRecord & { alternates?: Alternate[] }): ProductFields {
  const { manufactor, partNumber } = part;
  return {
    id: productIdOf(part.manufactor, part.partNumber),
    partNumber: part.partNumber,
    name: clipped(part.name, 200),
    manufactorId: makerIdOf(part.manufactor),
    manufactorName: clipped(part.manufactorName, 80),
    ...(part.category && { categoryKey: part.category, ...drawingOf(part.category, part) }),
    category: clipped(part.categoryName, 80),
    unit: part.unit,
    ...lifeIn(manufactor, partNumber),
    offerCount: 0,
    inStock: false,
    ...(part.description && { description: clipped(part.description, 2000) }),
    specifications: part.specification.map(({ name, value }) => ({
      name: clipped(name, 80),
      value,
    })),
    safetyMarks: part.marks,
    aliases: [],
    oldNumbers: [...(oldNumbers[`${manufactor}/${partNumber}`] ?? [])],
    // Parts of a file have their category only as text.
    categoryTagIds: part.category ? [categoryTagIdOf(part.category)] : [],
    images: [],
    datasheets: [],
    alternates: alternatesOf(part),
    version: 1,
    createdAt: openedAt,
    updatedAt: openedAt,
  };
}

function merchandiseOf(product: ProductFields, offer: SeedMerchandise): Merchandise {
  const name = `${offer.sellerKey}/${product.id}/${offer.condition}`;
  // Listed within the first six weeks, at different times, so that lists have an order.
  const at = addMinutes(openedAt, between(`listed/${name}`, 120, 60_000));
  const seller = sellers.find(({ key }) => key === offer.sellerKey)!;
  const { breaks, stock, orderMultiple, leadTimeDays, condition, shippingFeePayer } = offer;
  return {
    id: seedId("mch", name),
    sellerId: sellerIdOfKey(offer.sellerKey),
    sellerName: seller.companyName,
    productId: product.id,
    partNumber: product.partNumber,
    productName: product.name,
    manufactorId: product.manufactorId,
    manufactorName: product.manufactorName,
    condition,
    breaks,
    stock,
    orderMultiple,
    leadTimeDays,
    shippingFeePayer,
    currency: "KRW",
    moq: breaks[0]!.minQty,
    stockCheckedAt: at,
    warehouseRegion: offer.region,
    version: 1,
    createdAt: at,
    updatedAt: at,
  };
}

/** The rows of a part and of its offers, with their roll-up in the part. */
export function rowsOfProduct(
  part: ProductRecord & { alternates?: Alternate[] },
  offers: readonly SeedMerchandise[],
): Item[] {
  const product = productOf(part);
  const merchandises = offers.map((offer) => merchandiseOf(product, offer));
  const counted = rollUp(merchandises, rates);
  return [
    ...productRows(product, { ...counted, offersVersion: 1 }),
    ...merchandises.flatMap((merchandise) => merchandiseRows(merchandise, rates)),
  ];
}

/** A part that waits for an admin to publish it. */
export const waitingRows = (part: (typeof waitingProducts)[number], makerNames: Words): Item[] =>
  productRows({
    id: productIdOf(part.manufactor, part.partNumber),
    partNumber: part.partNumber,
    name: { ko: part.name, en: part.name, zh: part.name },
    manufactorId: makerIdOf(part.manufactor),
    manufactorName: clipped(makerNames, 80),
    unit: "EA",
    offerCount: 0,
    inStock: false,
    specifications: [],
    safetyMarks: [],
    aliases: [],
    oldNumbers: [],
    categoryTagIds: [],
    images: [],
    datasheets: [],
    alternates: [],
    state: "HIDDEN",
    version: 1,
    createdAt: openedAt,
    updatedAt: openedAt,
  });
