import { isId } from "@bupum/shared/kernel/id-text";
import type { Id } from "@bupum/shared/kernel/ids";

/** More columns do not fit beside each other (S2-16). */
export const mostCompared = 4;

const isProduct = (id: string): id is Id<"prd"> => isId(id, "prd");

/** The parts that an address names: known forms of ids, each once, four at most (S2-16). */
export const idsIn = (text = ""): Id<"prd">[] =>
  [...new Set(text.split(","))].filter(isProduct).slice(0, mostCompared);
