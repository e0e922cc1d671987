import { healthRoutes } from "@bupum/shared/reference/health/admin-contract";
import { Problem } from "@bupum/shared/kernel/problem";
import { log, textOf } from "../../kernel/log.ts";
import { adminResource } from "../../kernel/request/resource.ts";
import { read } from "../../kernel/table.ts";

export const handler = adminResource(healthRoutes, {
  async check(ctx) {
    try {
      await read({ pk: "health", sk: "health" });
    } catch (error) {
      log("error", { requestId: ctx.requestId, error: textOf(error) });
      throw new Problem("UNHEALTHY");
    }
    return { status: "ok" as const, at: ctx.now() };
  },
});
