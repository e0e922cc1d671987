import { Problem } from "@bupum/shared/kernel/problem";
import type { ParsedInput } from "@bupum/shared/kernel/route";
import type { Day } from "@bupum/shared/kernel/time";
import type {
  reconciliationRoutes,
  ShownDifference,
} from "@bupum/shared/billing/reconciliations/admin-contract";
import { audit } from "../../kernel/audit.ts";
import { adminOf, type Context } from "../../kernel/context.ts";
import { write } from "../../kernel/table.ts";
import { explainDifference, readDifference } from "../../billing/reconciliations/items.ts";
import { withPayments } from "./list-differences.ts";

type Explanation = ParsedInput<typeof reconciliationRoutes.explain>["body"];

/** Records how a difference was resolved. Throws NOT_FOUND; INVALID_TRANSITION if it is closed. */
export async function explain(
  ctx: Context,
  day: Day,
  explanation: Explanation,
): Promise<ShownDifference> {
  const { kind, of, note } = explanation;
  const found = await readDifference(day, { kind, of });
  if (!found) throw new Problem("NOT_FOUND");
  const by = { at: ctx.now(), adminId: adminOf(ctx).userId, note };
  const reason = `${kind} ${found.paymentOrderId}: ${note}`;
  const step = { entity: "reconciliation", id: day, from: "DIFFERS", to: "EXPLAINED", reason };
  await write(...explainDifference(found, by), audit(ctx, step));
  const [shown] = await withPayments([{ ...found, explained: by }]);
  return shown!;
}
