import type { Id } from "@bupum/shared/kernel/ids";
import { Problem } from "@bupum/shared/kernel/problem";
import { groupKey } from "../whole-groups/groups.ts";
import type { Write } from "../../kernel/table.ts";

/** A request that has just ended accepts no more answers. */
export const mustBeOpen = (id: Id<"est">): Write => ({
  check: groupKey(id),
  guard: { equals: { open: true }, refused: new Problem("ESTIMATE_CLOSED") },
});
