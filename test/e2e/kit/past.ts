import { expect } from "@playwright/test";
import { addDays, addHours, type Day, type Instant, toInstant } from "@bupum/shared/kernel/time";
import { artefacts } from "./place.ts";

// A journey does not wait for days: what a request's rows say of time is set back in the table of
// the market under test, and the job that looks for what is due runs once more.

const instants = new Set(["dueAt", "askedAt", "lookedAt"]);
const days = new Set(["validUntil"]);

/** The same values, each of those times that many days earlier. */
function earlier(value: unknown, by: number, name = ""): unknown {
  // The table holds these names with values of these types only.
  if (typeof value === "string" && instants.has(name)) return addHours(value as Instant, -24 * by);
  if (typeof value === "string" && days.has(name)) return addDays(value as Day, -by);
  if (Array.isArray(value)) return value.map((one) => earlier(one, by));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [key, earlier(one, by, key)] as const),
  );
}

/** Functions that are loaded from here on read and write the table of the market under test. */
export async function useTable(): Promise<void> {
  process.env["BUPUM_STATE"] ??= `${artefacts}/market`;
  // It reads its environment when it is loaded, as functions do.
  const { callMarketHere } = await import("../../../infra/local/market/state.ts");
  if (!callMarketHere()) throw new Error("No market runs in BUPUM_STATE.");
}

/** Lets days pass for one request, and wakes what is due. */
export async function letDaysPass(groupId: `egr_${string}`, by: number): Promise<void> {
  await useTable();
  const { groupPk, lookDueKey, lookKey } =
    await import("@bupum/functions/deal/whole-groups/groups");
  const { queryAll } = await import("../../../functions/src/kernel/list.ts");
  const { write } = await import("../../../functions/src/kernel/table.ts");
  const now = toInstant(new Date());
  for (const row of await queryAll({ pk: groupPk(groupId), newestFirst: false })) {
    const { pk, sk, ...values } = row;
    const own = earlier(values, by) as typeof values;
    const set = { ...own, ...(sk === lookKey(groupId).sk && lookDueKey(groupId, now)) };
    await write({ change: { pk, sk }, set });
  }
  const { handler } = await import("../../../functions/src/jobs/sweeps/handler.ts");
  await handler();
}

/** Lets days pass for an order whose day of dispatch was named (D33), and wakes what is due. */
export async function letShipDatesPass(orderId: `ord_${string}`, by: number): Promise<void> {
  await useTable();
  const { orderKey, readOrders, readShipDates } =
    await import("../../../functions/src/deal/product-estimate-orders/items.ts");
  const { write } = await import("../../../functions/src/kernel/table.ts");
  const [order] = await readOrders([orderId]);
  if (!order?.confirmedAt) throw new Error(`${orderId} is not accepted.`);
  const { confirmedAt, orderBatchId, shipDateMoves: moves = [] } = order;
  const back = (at: Instant) => addHours(at, -24 * by);
  const shipDateMoves = moves.map((move) => ({ ...move, at: back(move.at) }));
  await write({
    change: orderKey(orderId),
    set: { confirmedAt: back(confirmedAt), ...(moves.length > 0 && { shipDateMoves }) },
  });
  await expect.poll(() => readShipDates(orderBatchId)).toBeDefined();
  const { pk, sk, lookedAt, toldAt } = (await readShipDates(orderBatchId))!;
  await write({
    change: { pk, sk },
    set: {
      lookedAt: back(lookedAt),
      toldAt: back(toldAt),
      gsi2pk: "due#ship-dates",
      gsi2sk: `${toInstant(new Date())}#${orderBatchId}`,
    },
  });
  const { handler } = await import("../../../functions/src/jobs/sweeps/handler.ts");
  await handler();
}
