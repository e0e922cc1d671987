import { merchandiseChange, merchandiseDraft } from "@bupum/shared/selling/merchandises/contract";
import type { Merchandise } from "@bupum/shared/selling/merchandises/contract";
import type { Region } from "@bupum/shared/reference/regions/regions";
import * as z from "zod/mini";
import { blankBreak, type Filled, type FormBreak } from "../form/rows.ts";

/** A listing as form fields; an empty text stands for an absent value. */
export interface MerchandiseForm {
  productId: string;
  /** A part that the catalogue lacks, where none of it is chosen. */
  newProduct?: { manufactorId: string; partNumber: string; name: string } | undefined;
  condition: string;
  currency: string;
  breaks: FormBreak[];
  /** Whether the seller counts stock. */
  counted: boolean;
  stock: number | string;
  orderMultiple: number | string;
  leadTimeDays: number | string;
  shippingFeePayer: string;
  warehouseRegion: string;
  sellerSku: string;
  memo: string;
}

export const blankForm = (region: Region | undefined): MerchandiseForm => ({
  productId: "",
  condition: "NEW",
  currency: "KRW",
  breaks: [blankBreak(1)],
  counted: true,
  stock: "",
  orderMultiple: 1,
  leadTimeDays: 1,
  shippingFeePayer: "BUYER_PAYS",
  warehouseRegion: region ?? "",
  sellerSku: "",
  memo: "",
});

export const formOf = (merchandise: Merchandise): MerchandiseForm => ({
  productId: merchandise.productId,
  condition: merchandise.condition,
  currency: merchandise.currency,
  breaks: merchandise.breaks.map(({ minQty, unitPrice }) => blankBreak(minQty, unitPrice)),
  counted: merchandise.stock !== null,
  stock: merchandise.stock ?? "",
  orderMultiple: merchandise.orderMultiple,
  leadTimeDays: merchandise.leadTimeDays,
  shippingFeePayer: merchandise.shippingFeePayer,
  warehouseRegion: merchandise.warehouseRegion,
  sellerSku: merchandise.sellerSku ?? "",
  memo: merchandise.memo ?? "",
});

/** An uncounted stock is null; an empty count is a missing value. */
const withStock = ({
  counted,
  stock,
  breaks,
  newProduct,
  ...rest
}: Filled<MerchandiseForm>): Record<string, unknown> => ({
  ...rest,
  ...(newProduct && !rest.productId && { newProduct }),
  ...(breaks && { breaks: breaks.map(({ minQty, unitPrice }) => ({ minQty, unitPrice })) }),
  ...(counted ? { stock } : { stock: null }),
});

/** The contract's bodies over the form's fields: issues keep the paths of the fields. */
export const bodySchema = <Body extends z.core.$ZodType<unknown, Record<string, unknown>>>(
  body: Body,
) =>
  z.pipe(
    z.transform((form: Filled<MerchandiseForm>) => withStock(form)),
    body,
  );
export const draftSchema = bodySchema(merchandiseDraft);
export const changeSchema = z.pipe(
  z.transform((form: Filled<MerchandiseForm> & { version: number }): Record<string, unknown> => {
    const { productId: _, condition: __, ...rest } = withStock(form);
    // An emptied text is sent as empty; an absent one would stay unchanged.
    return { sellerSku: "", memo: "", ...rest };
  }),
  merchandiseChange,
);
