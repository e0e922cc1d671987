import type { Id } from "@bupum/shared/kernel/ids";
import { Problem } from "@bupum/shared/kernel/problem";
import { groupKey, groupListKey } from "../../deal/whole-groups/groups.ts";
import { endedGroup } from "../../deal/estimate-groups/rules.ts";
import { endGroup } from "../../deal/estimate-groups/writes.ts";
import { audit } from "../../kernel/audit.ts";
import type { Context } from "../../kernel/context.ts";
import { isVersionConflict, retry } from "../../kernel/retry.ts";
import { write } from "../../kernel/table.ts";
import { findWholeGroup } from "../../deal/whole-groups/items.ts";

/**
 * Ends a request and removes it from its buyer's lists (D3-26); its sellers keep closed estimates.
 * If the call breaks off in between, the request is closed, and the next call deletes it. Throws
 * HAS_ACTIVE_ORDER.
 */
export const removeGroup = (ctx: Context, id: Id<"egr">): Promise<void> =>
  retry(isVersionConflict, async () => {
    const whole = await findWholeGroup(id);
    const { group, lines } = whole;
    if (group.id !== id || group.deletedAt) throw new Problem("NOT_FOUND");
    if (lines.some(({ activeOrder }) => activeOrder)) throw new Problem("HAS_ACTIVE_ORDER");
    const ended = group.open ? endedGroup(whole, "ADMIN") : group;
    if (group.open) await write(...endGroup(ctx, group, ended));
    const { status, version } = ended;
    await write(
      {
        change: groupKey(id),
        set: { deletedAt: ctx.now() },
        unset: Object.keys(groupListKey(group)),
        add: { version: 1 },
        guard: {
          equals: { version, open: false },
          lacks: ["deletedAt"],
          refused: new Problem("VERSION_CONFLICT"),
        },
      },
      audit(ctx, { entity: "estimateGroup", id, from: status, to: "REMOVED" }),
    );
  });
