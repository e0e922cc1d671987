import type { Grade } from "@bupum/shared/catalogue/products/rules";
import type { InLanguages } from "@bupum/shared/kernel/language/languages";
import type { PriceBreak } from "@bupum/shared/kernel/money/money";
import type { Condition, shippingFeePayers } from "@bupum/shared/selling/merchandises/contract";
import type { Region } from "@bupum/shared/reference/regions/regions";
import type { CategoryKey } from "./goods/categories.ts";
import type { MakerKey } from "./goods/makers.ts";

/** A text in the three languages of the product. */
export type Words = InLanguages;

export type SafetyMark = "KC" | "CE" | "UL";
export type Unit = "EA" | "M" | "SET" | "BOX" | "ROLL";

export interface SpecificationRow {
  name: Words;
  value: string;
}

export interface Alternate {
  manufactor: string;
  partNumber: string;
  grade?: Grade;
}

/** What every source of parts gives; a maker outside our list has names instead of a key. */
export interface ProductRecord {
  partNumber: string;
  manufactor: string;
  manufactorName: Words;
  category?: string;
  categoryName: Words;
  name: Words;
  /** Free text of a part list; our own parts have rows of specifications instead. */
  description?: Words;
  specification: SpecificationRow[];
  unit: Unit;
  marks: SafetyMark[];
}

/** A part of our own catalogue. */
export interface SeedProduct extends ProductRecord {
  manufactor: MakerKey;
  category: CategoryKey;
  series: string;
  /** KRW without VAT for one piece; cheap components cost fractions of a won. */
  typicalPrice: number;
  /** 0 (hardly asked for) to 1 (asked for daily). */
  demand: number;
  alternates: Alternate[];
}

export type ShippingFeePayer = (typeof shippingFeePayers)[number];

export interface Address {
  zip: string;
  address: string;
  detail?: string;
}

export interface Person {
  userId: string;
  password: string;
  name: string;
  email: string;
  phone: string;
}

export interface Seller extends Person {
  key: string;
  companyName: string;
  businessNumber: string;
  representative: string;
  address: Address;
  region: Region;
  tel: string;
  fax: string;
  /** Keys of the tree's upper level, as the seller's profile names them. */
  categories: readonly string[];
  /** Everything it keeps, also of makers whose dealer it is not. */
  keeps: readonly CategoryKey[];
  /** Makers it is a dealer of. */
  manufactors: readonly MakerKey[];
  introduction: string;
  /** Price level against the typical price: 0.97 sells three per cent below it. */
  priceLevel: number;
  shippingFeePayer: ShippingFeePayer;
}

export interface Buyer extends Person {
  companyName: string;
  businessNumber: string;
  region: Region;
  address: Address;
}

export interface SeedStock {
  sellerKey: string;
  manufactor: MakerKey;
  partNumber: string;
  stock: number;
  /** In KRW without VAT; the quantity of the first step is the minimum order (MOQ). */
  breaks: PriceBreak[];
  moq: number;
  orderMultiple: number;
  /** Business days until it is shipped. */
  leadTimeDays: number;
  condition: Condition;
  region: Region;
  shippingFeePayer: ShippingFeePayer;
}
