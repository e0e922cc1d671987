import type { SQSEvent } from "aws-lambda";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { worker } from "./worker.ts";

const ulid = "01ARZ3NDEKTSV4RRFFQ69G5FA";
const changed = (last: string) =>
  JSON.stringify({ name: "estimate-group.changed", body: { groupId: `egr_${ulid}${last}` } });
const eventOf = (...bodies: string[]) =>
  ({
    Records: bodies.map((body, at) => ({
      messageId: String(at),
      body,
      attributes: { ApproximateReceiveCount: "1" },
    })),
  }) as unknown as SQSEvent; // The rest of a record is of no interest to a worker.

beforeAll(() => vi.stubEnv("STAGE", "dev"));
afterAll(() => vi.unstubAllEnvs());

test("messages of one batch that say the same are worked on once, and fail together", async () => {
  const seen: string[] = [];
  const serve = worker("test", {
    async "estimate-group.changed"({ groupId }) {
      seen.push(groupId.slice(-1));
      if (groupId.endsWith("1")) throw new Error("Not now.");
    },
  });
  const reply = await serve(eventOf(changed("0"), changed("1"), changed("0"), changed("1")));
  expect(seen).toEqual(["0", "1"]);
  expect(reply.batchItemFailures).toEqual([{ itemIdentifier: "1" }, { itemIdentifier: "3" }]);
});
