import type { Id } from "@bupum/shared/kernel/ids";
import { audit } from "../../kernel/audit.ts";
import type { Write } from "../../kernel/table.ts";

/** On record: something of an account that stays as active as it was. */
export const accountEvent = (
  ctx: Parameters<typeof audit>[0],
  id: Id<"usr">,
  reason: string,
): Write => audit(ctx, { entity: "user", id, from: "ACTIVE", to: "ACTIVE", reason });
