import type { Id } from "../../kernel/ids.ts";
import { userIdOf } from "../../kernel/owner-ids.ts";

/** The seller of every room with the market's own support; no such account exists (D29-17). */
export const supportSellerId: Id<"sel"> = "sel_00000000000000000000000000";
export const supportUserId = userIdOf(supportSellerId);
/** The same in every language: it is the name of a room's other person. */
export const supportName = "부품 고객센터";
