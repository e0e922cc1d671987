import * as z from "zod/mini";
import { type Id, type Prefix, ulidText } from "./id-text.ts";

export { type Id, type Prefix, prefixes } from "./id-text.ts";

const ulid = z.string().check(z.regex(ulidText));

/** An id such as prd_01J8Z3K4M5N6P7Q8R9S0T1V2W3: its text order is its time order. */
export const id = <P extends Prefix>(prefix: P) => z.templateLiteral([`${prefix}_`, ulid]);

export type LineId = `${Id<"est">}#${string}`;
/** A line of an estimate: `{estimateId}#{requestLineId}` (D1-1). */
export const lineId = z.templateLiteral(["est_", ulid, "#", z.string().check(z.regex(/^l\d{2}$/))]);
/** Names a line within its request: l01 to l50. */
export const requestLineId = z.string().check(z.regex(/^l\d{2}$/));
export const toRequestLineId = (index: number) => `l${String(index + 1).padStart(2, "0")}`;

/** EG: request of a buyer, ES: estimate of one seller, PO: order batch (D0-2). */
export type NumberKind = "EG" | "ES" | "PO";
/** A human number such as EG-261007-7K3QX: day in Seoul and five random base 32 characters. */
export const humanNumber = z.string().check(z.regex(/^(EG|ES|PO)-\d{6}-[0-9A-HJKMNP-TV-Z]{5}$/));
