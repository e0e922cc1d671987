import { expect, test } from "vitest";
import { audit, systemAt } from "./audit.ts";

test("events of one millisecond keep their order", () => {
  const by = systemAt("2026-11-27T00:00:00.000Z");
  const keys = Array.from({ length: 200 }, (_, at) => {
    const write = audit(by, { entity: "order", id: "ord_1", from: String(at), to: String(at + 1) });
    return "put" in write ? write.put.sk : "";
  });
  expect(keys.toSorted()).toEqual(keys);
  expect(new Set(keys).size).toBe(200);
});
