import { type Day, seoulInstant, type Instant } from "@bupum/shared/kernel/time";
import { vi } from "vitest";
import { handlerOf } from "./cloud/gateway.ts";
import type { World } from "./world.ts";

export const sweep = async () => (await handlerOf("jobs/sweeps"))!({}, {});

/** The sweeps of that moment and all that follows from them, everything twice. */
export async function sweepAt(world: World, at: Instant): Promise<void> {
  vi.useFakeTimers({ toFake: ["Date"], now: Date.parse(at) });
  await Promise.all([sweep(), sweep()]);
  await world.drain({ duplicate: true, shuffle: 3 });
  await sweep();
  await world.drain({ duplicate: true });
  // People's tokens are of today.
  vi.useRealTimers();
}

/** From now on it is that time of a day in Seoul; `vi.useRealTimers` ends it. */
export const nowIs = (day: Day, time: string) =>
  vi.useFakeTimers({ toFake: ["Date"], now: Date.parse(seoulInstant(day, time)) });
