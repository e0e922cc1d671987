/** Values that were given (D23-2). */
export const bookmarkTypes = ["PRODUCT", "MANUFACTOR", "SELLER", "BUYER"] as const;
export type BookmarkType = (typeof bookmarkTypes)[number];

/** The most bookmarks of one type (D14-1). */
export const mostBookmarks = 1_000;
/** The most targets of one call. */
export const mostTargets = 100;

const prefixOf: Record<BookmarkType, string> = {
  PRODUCT: "prd_",
  MANUFACTOR: "mkr_",
  SELLER: "sel_",
  BUYER: "usr_",
};

/** Whether an id belongs to a target of that type. */
export const isOfType = (id: string, type: BookmarkType): boolean => id.startsWith(prefixOf[type]);
