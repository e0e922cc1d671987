import { Problem } from "../../kernel/problem.ts";

/** Levels of categories (D9-2). */
export const deepestWikiCategory = 2;

/** D9-2: a category with published or hidden pages cannot be deleted. Throws CATEGORY_NOT_EMPTY. */
export function mustBeEmpty(count: number): void {
  if (count > 0) throw new Problem("CATEGORY_NOT_EMPTY", { count });
}
