import type { Id } from "@bupum/shared/kernel/ids";
import type { Instant } from "@bupum/shared/kernel/time";
import type { Write } from "../../kernel/table.ts";
import { contactKey, roomUuid } from "./items.ts";

// Without a guard: idempotent.

/** After their first accepted order both read each other's contact data (D29-9). */
export const openContact = (buyerId: Id<"usr">, sellerId: Id<"sel">, at: Instant): Write => ({
  put: { ...contactKey(roomUuid(buyerId, sellerId)), buyerId, sellerId, at },
});
