import type { Context, SQSEvent } from "aws-lambda";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { parseMessage } from "./messages.ts";
import { joinHandlers, worker } from "./worker.ts";

const ulid = "01ARZ3NDEKTSV4RRFFQ69G5FA";
const changed = (last: string) =>
  JSON.stringify({ name: "group.changed", body: { groupId: `egr_${ulid}${last}` } });
const eventOf = (...bodies: string[]) =>
  ({
    Records: bodies.map((body, at) => ({
      messageId: String(at),
      body,
      attributes: { ApproximateReceiveCount: "1" },
    })),
  }) as unknown as SQSEvent; // A worker reads no other field of a record.

beforeAll(() => vi.stubEnv("STAGE", "dev"));
afterAll(() => vi.unstubAllEnvs());

test("identical messages of a batch are handled once, and fail together", async () => {
  const seen: string[] = [];
  const serve = worker("test", {
    async "group.changed"({ groupId }) {
      seen.push(groupId.slice(-1));
      if (groupId.endsWith("1")) throw new Error("Not now.");
    },
  });
  const event = eventOf(changed("0"), changed("1"), changed("0"), changed("1"));
  const reply = await serve(event, {} as Context);
  expect(seen).toEqual(["0", "1"]);
  expect(reply.batchItemFailures).toEqual([{ itemIdentifier: "1" }, { itemIdentifier: "3" }]);
});

test("two handlers of one message stop their function at its start", () => {
  const one = { "group.changed": () => Promise.resolve() };
  const other = { "dealer.changed": () => Promise.resolve() };
  expect(joinHandlers(one, other)).toEqual({ ...one, ...other });
  expect(() => joinHandlers(one, other, one)).toThrow("Two handlers take group.changed.");
});

const sent = (name: string, body: object) => parseMessage(JSON.stringify({ name, body }));

test("a message sent under a former name is still handled", () => {
  const body = { groupId: `egr_${ulid}0` };
  expect(sent("estimate-group.changed", body)).toEqual({ name: "group.changed", body });
  expect(sent("group.changed", body)).toEqual({ name: "group.changed", body });
  const productId = `prd_${ulid}0`;
  const parts = { name: "merchandises.changed", body: { productIds: [productId] } };
  expect(sent("merchandise.changed", { productId })).toEqual(parts);
  expect(sent("stock.taken", { productIds: [productId] })).toEqual(parts);
});
