import type { Id } from "./ids.ts";

/** The ULID within an id. */
export const ulidOf = (id: string): string => id.slice(id.indexOf("_") + 1);
/** The seller that an account is, or may become: it has the ULID of the account. */
export const sellerIdOf = (userId: Id<"usr">): Id<"sel"> => `sel_${ulidOf(userId)}`;
/** The writer that an account is, or may become. */
export const writerIdOf = (userId: Id<"usr">): Id<"wri"> => `wri_${ulidOf(userId)}`;
/** The account of a seller. */
export const userIdOf = (sellerId: Id<"sel">): Id<"usr"> => `usr_${ulidOf(sellerId)}`;
