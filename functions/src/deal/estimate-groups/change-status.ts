import type { EstimateStatus } from "@bupum/shared/deal/estimate-groups/fields";
import { Problem } from "@bupum/shared/kernel/problem";
import { audit } from "../../kernel/audit.ts";
import type { Context } from "../../kernel/context.ts";
import { env } from "../../kernel/env.ts";
import { write } from "../../kernel/table.ts";
import { findOwnGroup } from "../whole-groups/items.ts";
import { type GroupItem, groupKey, groupListKey } from "../whole-groups/groups.ts";
import { toGroup } from "./rules.ts";

/**
 * D3-19: writes status and open flag as requested, without guards, notices or a roll-up. The next
 * real change derives them from the lines again.
 */
export async function changeStatus(ctx: Context, id: GroupItem["id"], status: EstimateStatus) {
  if (env("stage").STAGE === "prod") throw new Problem("NOT_FOUND");
  const whole = await findOwnGroup(ctx, id);
  const { group } = whole;
  const open = status === "PENDING" || status === "CONFIRMED";
  const closeReason = open ? undefined : ("ADMIN" as const);
  const version = group.version + 1;
  const keys = groupListKey({ ...group, status });
  await write(
    {
      change: groupKey(id),
      set: { status, open, version, ...keys, ...(closeReason && { closeReason }) },
      ...(open && { unset: ["closeReason"] }),
      guard: {
        equals: { version: group.version },
        refused: new Problem("VERSION_CONFLICT"),
      },
    },
    audit(ctx, { entity: "estimateGroup", id, from: group.status, to: status, via: "TEST" }),
  );
  return toGroup({ ...whole, group: { ...group, status, open, closeReason, version } });
}
