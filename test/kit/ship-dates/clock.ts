import { sweep } from "../clock.ts";
import { type Day, type Instant, seoulInstant } from "@bupum/shared/kernel/time";
import { vi } from "vitest";
import { quoted } from "../group.ts";
import { accept, order, type PlacedOrder } from "../orders.ts";
import type { World } from "../world.ts";

export type OrderId = `ord_${string}`;

/** Sets the clock of the functions; people's tokens are then of that time as well (`apiOf`). */
export const setClock = (at: Instant): void =>
  void vi.useFakeTimers({ toFake: ["Date"], now: Date.parse(at) });
export const at = (day: Day, clock: string): Instant => seoulInstant(day, clock);

type Person = PlacedOrder["buyer"];
/** A person's calls at the clock's time: a token of an hour ago would have ended. */
export const apiOf = async (world: World, { id }: Pick<Person, "id">) =>
  world.api(await world.sign(id));

export interface AcceptedOrder extends PlacedOrder {
  orderIds: readonly OrderId[];
}

/** A PO that was accepted at the clock's time for a day, with everything that follows from it. */
export async function acceptedFor(
  world: World,
  expectedShipDate: Day,
  lines = 1,
): Promise<AcceptedOrder> {
  const deal = await quoted(world, { lines, stock: 1_000, quote: { leadTimeDays: 1 } });
  const { orderIds } = await order(deal);
  await accept(deal, orderIds[0]!, { expectedShipDate, scope: "BATCH" });
  await world.drain();
  return { ...deal, orderIds };
}

/** The sweeps of a moment, two at once, and all that follows, everything twice. */
export async function sweepOn(world: World, instant: Instant): Promise<void> {
  setClock(instant);
  await Promise.all([sweep(), sweep()]);
  await world.drain({ duplicate: true, shuffle: 3 });
  await sweep();
  await world.drain({ duplicate: true });
}

/** The notices of that event that a person has, oldest first. */
export async function saidTo(world: World, person: Pick<Person, "id">, event: string) {
  const { notifications } = await apiOf(world, person);
  const { items } = await notifications.list({ query: {} });
  return items.filter((one) => one.event === event).toReversed();
}
