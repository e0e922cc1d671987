import { afterAll, beforeAll, expect, test } from "vitest";
import { someProduct } from "../../kit/goods.ts";
import { decideBy, merchandisesOf, rowFor, send } from "../../kit/register.ts";
import { startWorld, type World } from "../../kit/world.ts";

let world: World;
let admin: Awaited<ReturnType<World["adminUser"]>>;
beforeAll(async () => {
  world = await startWorld();
  admin = await world.adminUser();
});
afterAll(() => world.stop());
const decide = decideBy(() => admin);

test("a seller reads in the own list which listing waits for its part to be shown, and an admin which sheet made the part (D8-9)", async () => {
  const seller = await world.seller();
  const part = await someProduct(world);
  const [, ...rest] = rowFor(part);
  const sent = await send(seller, [rowFor(part), ["NOBODY-HAS-1", ...rest]]);
  await world.drain();
  await decide(sent.id, "DONE");
  await world.drain();
  const made = await admin.api.productEntities.list({ query: { filter: "state:HIDDEN" } });
  const { requestId } = await admin.api.productEntities.get({
    params: { id: made.items.find(({ partNumber }) => partNumber === "NOBODY-HAS-1")!.id },
  });
  expect(requestId).toBe(sent.id);
  const known = await admin.api.productEntities.get({ params: { id: part.product.id } });
  expect(known.requestId).toBeUndefined();
  const hidden = (await merchandisesOf(seller)).map(({ partNumber, isPartHidden }) => ({
    partNumber,
    isPartHidden: isPartHidden ?? false,
  }));
  expect(hidden).toHaveLength(2);
  expect(hidden).toContainEqual({ partNumber: "NOBODY-HAS-1", isPartHidden: true });
  expect(hidden).toContainEqual({ partNumber: part.product.partNumber, isPartHidden: false });
});
