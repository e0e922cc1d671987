import * as z from "zod/mini";
import { id } from "../../kernel/ids.ts";
import { inLanguages } from "../../kernel/language/languages.ts";
import { currency, priceBreaks } from "../../kernel/money/money.ts";
import { instant } from "../../kernel/time.ts";
import { region } from "../../reference/regions/region.ts";

export const shippingFeePayers = ["SELLER_PAYS", "BUYER_PAYS", "NEGOTIABLE"] as const;
export const shippingFeePayer = z.enum(shippingFeePayers);
export const conditions = ["NEW", "NEW_SURPLUS", "REFURBISHED", "USED"] as const;
export const condition = z.enum(conditions);
export type Condition = (typeof conditions)[number];

export const merchandise = z.object({
  id: id("mch"),
  sellerId: id("sel"),
  sellerName: z.string(),
  productId: id("prd"),
  partNumber: z.string(),
  productName: inLanguages(200),
  manufactorId: id("mkr"),
  manufactorName: inLanguages(80),
  condition,
  currency,
  breaks: priceBreaks,
  moq: z.int(),
  stock: z.nullable(z.int()),
  /** When the seller last stated the stock: old counts are marked by age. */
  stockCheckedAt: instant,
  orderMultiple: z.int(),
  leadTimeDays: z.int(),
  shippingFeePayer,
  warehouseRegion: region,
  sellerSku: z.optional(z.string()),
  memo: z.optional(z.string()),
  version: z.int(),
  createdAt: instant,
  updatedAt: instant,
  /** When it was taken off sale; absent while it is on sale. */
  deletedAt: z.optional(instant),
});
export type Merchandise = z.output<typeof merchandise>;
