import { isId } from "@bupum/shared/kernel/id-text";
import type { Id } from "@bupum/shared/kernel/ids";

const isProduct = (id: string | undefined): id is Id<"prd"> => id !== undefined && isId(id, "prd");

/** The parts that a page names, each once, in an order that does not follow the page's. */
export const productIdsIn = (ids: readonly (string | undefined)[]): Id<"prd">[] =>
  [...new Set(ids.filter(isProduct))].toSorted();
