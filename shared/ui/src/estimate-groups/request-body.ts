import { seoulInstant } from "@bupum/shared/kernel/time";
import type { Filled } from "../form/rows.ts";

/** What the forms of a request have in common on both sites; an empty text stands for "absent". */
export interface AskedFields {
  mode: "CHOSEN" | "AUTO";
  max: string;
  sellers: { id: string; companyName: string }[];
  /** Clock time in Seoul, as the browser's own field writes it. */
  dueAt: string;
}

/** When a request is due, and whom it asks, as the call takes it. */
export const askedOf = ({ mode, max, sellers = [], dueAt }: Filled<AskedFields>) => ({
  ...(dueAt && { dueAt: seoulInstant(dueAt.slice(0, 10), dueAt.slice(11, 16)) }),
  ...(mode === "AUTO"
    ? { sellerSelection: { mode, max: Number(max) } }
    : { sellerIds: sellers.map((seller) => seller.id) }),
});

/** The same of one of its lines. */
export interface WantedFields {
  productId: string;
  partName: string;
  partNumber: string;
  manufactorName: string;
  quantity: number | string;
}

/** A listed part goes by its id alone, and a part that is only numbered by its number. */
export function wantedOf(line: Filled<WantedFields>) {
  const { productId, partName, partNumber, manufactorName, quantity } = line;
  const named = { partName: partName ?? partNumber, partNumber, manufactorName };
  return {
    ...(quantity !== undefined && { quantity: Number(quantity) }),
    ...(productId ? { productId } : named),
  };
}
