import { ulid } from "../../kit/ids.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { sweep } from "../../kit/clock.ts";
import { startWorld, type World } from "../../kit/world.ts";
import { leftBy } from "../../kit/deliver.ts";

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.stop());

const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();

/** Names and subjects of the messages sent since the last call. */
async function left(): Promise<string[]> {
  const changes = await world.changes();
  return changes
    .flatMap(leftBy)
    .map(({ name, body }) => `${name} ${Object.values(body as object).join()}`)
    .toSorted();
}

const row = (gsi2pk: string, id: string, dueAt: string) => ({
  pk: `waiting#${id}`,
  sk: "row",
  gsi2pk,
  gsi2sk: `${dueAt}#${id}`,
});

test("due rows leave once, however often the sweep runs; others stay", async () => {
  const ids = Array.from({ length: 130 }, () => `egr_${ulid()}`);
  await world.put(ids.map((id) => row("due#quotes", id, inMinutes(-1))));
  await world.put([row("due#notice", "some-delivery", inMinutes(-1))]);
  await world.put([row("due#quotes", "egr_later", inMinutes(30))]);
  await world.changes();

  await Promise.all([sweep(), sweep()]);
  await sweep();
  expect(await left()).toEqual(
    ["delivery.postponed some-delivery", ...ids.map((id) => `group.changed ${id}`)].toSorted(),
  );
  await sweep();
  expect(await left()).toEqual([]);
});
