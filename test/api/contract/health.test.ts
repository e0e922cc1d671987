import { mockClient } from "aws-sdk-client-mock";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startWorld, type World } from "../../kit/world.ts";

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.stop());

test("the health check is successful while the table answers", async () => {
  expect(await world.admin().health.check()).toMatchObject({ status: "ok" });
});

test("the health check says so in words of its own (D23-5) when the table does not answer", async () => {
  const { client } = await import("@bupum/functions/kernel/table");
  const table = mockClient(client).onAnyCommand().rejects(new Error("The table is away."));
  try {
    const check = world.admin(undefined, "en").health.check();
    await expect(check).rejects.toMatchObject({
      status: 503,
      code: "UNHEALTHY",
      message: "Health check is not successful.",
    });
  } finally {
    table.restore();
  }
});
