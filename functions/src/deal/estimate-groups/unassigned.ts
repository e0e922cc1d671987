import { write } from "../../kernel/table.ts";
import type { WholeGroup } from "../whole-groups/items.ts";
import { groupTermsKey, unassignedKeys } from "../whole-groups/groups.ts";
import { unassignedIn } from "./rules.ts";

// Without a guard: idempotent.

/** D1-11: admins see an open request as long as one of its lines has no seller. */
export async function queueUnassigned(
  { group, terms, estimates }: Pick<WholeGroup, "group" | "terms" | "estimates">,
  isOpen = group.open,
): Promise<void> {
  const unassignedLineIds = isOpen ? unassignedIn({ terms, estimates }) : [];
  const shown = terms.gsi1pk === undefined ? [] : terms.unassignedLineIds;
  if (unassignedLineIds.join() === shown.join()) return;
  await write({
    change: groupTermsKey(group.id),
    set: { unassignedLineIds, ...(unassignedLineIds.length > 0 && unassignedKeys(group)) },
    ...(unassignedLineIds.length === 0 && { unset: ["gsi1pk", "gsi1sk"] }),
  });
}
