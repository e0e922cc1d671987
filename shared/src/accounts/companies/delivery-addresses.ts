import * as z from "zod/mini";
import { id } from "../../kernel/ids.ts";
import { rule } from "../../kernel/rule.ts";
import { allDiffer } from "../../kernel/text/alike.ts";
import { e164 } from "../../kernel/text/phone.ts";
import { oneLine } from "../../kernel/text/text.ts";
import { shipTo } from "../../reference/addresses/ship-to.ts";

/** Delivery addresses of one company: as many as one reads in one look. */
export const mostDeliveryAddresses = 100;

const said = {
  /** What the company calls the site: 안산 1공장 자재창고. */
  label: oneLine(1, 40),
  /** The order form starts with it (D44-2). */
  isDefault: z.boolean(),
};

export const deliveryAddressesDraft = z.strictObject({
  /** All of them; those without an id are new. */
  deliveryAddresses: z.array(z.strictObject({ id: z.optional(id("adr")), ...said, shipTo })).check(
    z.maxLength(mostDeliveryAddresses),
    rule((all) => allDiffer(all.map(({ label }) => label)), { error: "DUPLICATE_LABELS" }),
    rule((all) => all.filter(({ isDefault }) => isDefault).length < 2, {
      error: "invalid_value",
    }),
  ),
  /** Of the list that was seen; the newest where absent. */
  version: z.optional(z.int()),
});
export type DeliveryAddressesDraft = z.output<typeof deliveryAddressesDraft>;

export const deliveryAddress = z.object({
  id: id("adr"),
  ...said,
  shipTo: z.extend(shipTo, { phone: e164 }),
});
export type DeliveryAddress = z.output<typeof deliveryAddress>;

/** Version 0 before a company had any. */
export const deliveryAddresses = z.object({
  deliveryAddresses: z.array(deliveryAddress),
  version: z.int(),
});
export type DeliveryAddresses = z.output<typeof deliveryAddresses>;
