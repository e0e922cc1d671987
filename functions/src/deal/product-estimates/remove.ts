import { Problem } from "@bupum/shared/kernel/problem";
import { audit } from "../../kernel/audit.ts";
import type { Context } from "../../kernel/context.ts";
import { message } from "../../kernel/messages/outbox.ts";
import { isVersionConflict, retry } from "../../kernel/retry.ts";
import { write } from "../../kernel/table.ts";
import { lineListKey, readLines, type StoredLine } from "../whole-groups/lines.ts";
import { changeLine } from "../whole-groups/line-writes.ts";

/** D3-23: closes a line and removes it from all lists except the admins'. */
export const removeLine = (ctx: Context, id: StoredLine["id"]): Promise<void> =>
  // A seller's answer meanwhile changes the line, so this write is refused.
  retry(isVersionConflict, async () => {
    const [line] = (await readLines([id])).lines;
    if (!line || line.deletedAt) throw new Problem("NOT_FOUND");
    if (line.activeOrder) throw new Problem("HAS_ACTIVE_ORDER");
    const at = ctx.now();
    const shut = { open: false, closeReason: "ADMIN", closedAt: at };
    await write(
      changeLine(line, { ...shut, deletedAt: at }, Object.keys(lineListKey(line))),
      audit(ctx, { entity: "productEstimate", id, from: line.replyType, to: "REMOVED" }),
      message(at, "group.changed", { groupId: line.groupId }),
    );
  });
