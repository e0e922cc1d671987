/** Exact values from the outside (D23-2). */
export const bookmarkTypes = ["PRODUCT", "MANUFACTOR", "SELLER", "BUYER"] as const;
export type BookmarkType = (typeof bookmarkTypes)[number];

/** Bookmarks of one type (D14-1). */
export const mostBookmarks = 1_000;
/** Targets of one call. */
export const mostTargets = 100;

const prefixOf: Record<BookmarkType, string> = {
  PRODUCT: "prd_",
  MANUFACTOR: "mkr_",
  SELLER: "sel_",
  BUYER: "usr_",
};

/** Whether an id is one of that type's. */
export const isOfType = (id: string, type: BookmarkType): boolean => id.startsWith(prefixOf[type]);
