import type { Id } from "./ids.ts";

/** The ULID within an id. */
export const ulidOf = (id: string): string => id.slice(id.indexOf("_") + 1);
/** The seller id of an account, which has the same ULID. */
export const sellerIdOf = (userId: Id<"usr">): Id<"sel"> => `sel_${ulidOf(userId)}`;
/** The writer id of an account, which has the same ULID. */
export const writerIdOf = (userId: Id<"usr">): Id<"wri"> => `wri_${ulidOf(userId)}`;
/** The account by which a company buys (D40-9). */
export const buyerIdOf = (companyId: Id<"cmp">): Id<"usr"> => `usr_${ulidOf(companyId)}`;
/** The company of an account that `buyerIdOf` names. */
export const companyIdOf = (buyerId: Id<"usr">): Id<"cmp"> => `cmp_${ulidOf(buyerId)}`;
/** The account of a seller. */
export const userIdOf = (sellerId: Id<"sel">): Id<"usr"> => `usr_${ulidOf(sellerId)}`;
