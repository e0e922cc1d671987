import {
  type MaintenanceRun,
  maintenanceRoutes,
} from "@bupum/shared/accounts/maintenance/admin-contract";
import type { MaintenanceName } from "@bupum/shared/accounts/maintenance/names";
import { audit } from "../../kernel/audit.ts";
import type { Context } from "../../kernel/context.ts";
import { message } from "../../kernel/messages/outbox.ts";
import { adminResource } from "../../kernel/request/resource.ts";
import { write } from "../../kernel/table.ts";
import * as items from "../../accounts/maintenance/items.ts";

/**
 * Begins a run, unless one is running: that one is then returned, also to two simultaneous calls.
 */
async function start(ctx: Context, name: MaintenanceName): Promise<MaintenanceRun> {
  const at = ctx.now();
  const before = await items.find(name);
  if (before && items.isRunning(before, at)) return before;
  const next = items.nextRun(name, before, at);
  try {
    await write(
      items.begin(before, next),
      message(at, "maintenance.advanced", { name, run: next.run, step: next.step }),
      audit(ctx, {
        entity: "maintenance",
        id: name,
        from: before?.status ?? "READY",
        to: "IN_PROGRESS",
        reason: `run ${next.run}`,
      }),
    );
    return next;
  } catch (error) {
    const begun = error === items.staleRun ? await items.find(name) : undefined;
    if (!begun) throw error;
    return begun;
  }
}

export const handler = adminResource(maintenanceRoutes, {
  list: async (ctx) => ({ items: await items.list(ctx.now()) }),
  applyUuid: (ctx) => start(ctx, "APPLY_UUID"),
  registerUsers: (ctx) => start(ctx, "REGISTER_USERS"),
  applyCustomerKey: (ctx) => start(ctx, "APPLY_CUSTOMER_KEY"),
  listCounts: (ctx) => start(ctx, "LIST_COUNTS"),
  registerCompanies: (ctx) => start(ctx, "REGISTER_COMPANIES"),
  phoneNumberVisible: (ctx) => start(ctx, "PHONE_NUMBER_VISIBLE"),
});
