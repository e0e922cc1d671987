import * as z from "zod/mini";
import { id } from "../../kernel/ids.ts";
import { rule } from "../../kernel/rule.ts";
import { lastSheetRow, mostCharacters, type RegisterColumn } from "./columns.ts";
import { mostMended } from "./rules.ts";

const cellText = (column: RegisterColumn) =>
  z.optional(z.string().check(z.maxLength(mostCharacters[column])));
/** A row as somebody types it: cells as they would stand in a sheet. */
export const typedCells = z.strictObject({
  partNumber: cellText("partNumber"),
  manufactor: cellText("manufactor"),
  productName: cellText("productName"),
  condition: cellText("condition"),
  price: cellText("price"),
  currency: cellText("currency"),
  stock: cellText("stock"),
  moq: cellText("moq"),
  breakQty2: cellText("breakQty2"),
  breakPrice2: cellText("breakPrice2"),
  breakQty3: cellText("breakQty3"),
  breakPrice3: cellText("breakPrice3"),
  breakQty4: cellText("breakQty4"),
  breakPrice4: cellText("breakPrice4"),
  orderMultiple: cellText("orderMultiple"),
  leadTimeDays: cellText("leadTimeDays"),
  shippingFeePayer: cellText("shippingFeePayer"),
  warehouseRegion: cellText("warehouseRegion"),
  memo: cellText("memo"),
  sellerSku: cellText("sellerSku"),
});

/** What is mended of a request before it is checked again (D8-16). */
export const mending = z.strictObject({
  rows: z._default(
    z
      .array(
        z.strictObject({
          rowNo: z.int().check(z.minimum(1), z.maximum(lastSheetRow)),
          /** The cells that change; an empty text clears one. */
          cells: z.optional(typedCells),
          /** Takes the row out of the file, or puts it back. */
          isLeftOut: z.optional(z.boolean()),
          /** Changes the listing although it changed since the file was made (D8-17). */
          overwrites: z.optional(z.boolean()),
        }),
      )
      .check(
        z.maxLength(mostMended),
        rule((rows) => new Set(rows.map(({ rowNo }) => rowNo)).size === rows.length, {
          error: "DUPLICATE_LINES",
        }),
      ),
    [],
  ),
  /** The makers that names of the file mean. */
  makers: z._default(
    z
      .array(z.strictObject({ name: z.string().check(z.maxLength(80)), manufactorId: id("mkr") }))
      .check(z.maxLength(30)),
    [],
  ),
  /** The currency that ¥ means in the file (D8-18). */
  yenSign: z.optional(z.literal("CNY")),
  /** The same as `overwrites` of every row that is set aside. */
  overwritesAll: z.optional(z.boolean()),
  version: z.optional(z.int()),
});
