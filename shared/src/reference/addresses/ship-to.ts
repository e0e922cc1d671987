import * as z from "zod/mini";
import { phoneNumber } from "../../kernel/text/phone.ts";
import { oneLine } from "../../kernel/text/text.ts";
import { region } from "../regions/region.ts";

/** Where goods go, and the person on site who takes them. */
export const shipTo = z.strictObject({
  name: oneLine(1, 40),
  phone: phoneNumber,
  zip: z.string().check(z.regex(/^\d{5}$/, { error: "ZIP" })),
  address: oneLine(1, 200),
  region,
});
export type ShipTo = z.output<typeof shipTo>;
