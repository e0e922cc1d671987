import { endings, mustBeEndable } from "@bupum/shared/deal/estimate-groups/rules";
import type { Context } from "../../kernel/context.ts";
import { isVersionConflict, retry } from "../../kernel/retry.ts";
import { write } from "../../kernel/table.ts";
import { stateOfLine } from "../whole-groups/line-rules.ts";
import { findOwnGroup } from "../whole-groups/items.ts";
import type { GroupItem } from "../whole-groups/groups.ts";
import { endedGroup } from "./rules.ts";
import { endGroup } from "./writes.ts";

/** D2-12: closes a request that needs no more quotes; its orders continue. */
export const closeGroup = (ctx: Context, id: GroupItem["id"]) =>
  // An order that is placed meanwhile raises the request's version, so this write is refused.
  retry(isVersionConflict, async () => {
    const whole = await findOwnGroup(ctx, id);
    mustBeEndable("close", whole.group, whole.lines.map(stateOfLine));
    const ended = endedGroup(whole, endings.close);
    await write(...endGroup(ctx, whole.group, ended));
    return ended;
  });
