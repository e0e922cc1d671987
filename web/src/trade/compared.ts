import type { Id } from "@bupum/shared/kernel/ids";
import { storage } from "@bupum/ui/storage";
import { hasTexts, storedList } from "./stored-list.ts";

/** A part that was chosen for a comparison, with what the tray shows of it. */
export interface ComparedProduct {
  productId: Id<"prd">;
  partNumber: string;
}

/** Parts that were chosen in this browser; what changes them is loaded by who changes them. */
export const compared = storedList(storage.comparedProducts, (item): item is ComparedProduct =>
  hasTexts(item, ["productId", "partNumber"]),
);
