import type { Estimate } from "@bupum/shared/deal/estimates/contract";
import type { Line } from "@bupum/shared/deal/product-estimates/contract";
import { expect, test } from "vitest";
import { headOf } from "./quote-head.ts";

// The status of the server, which counts the lines a moment after they were answered.
const estimate = { status: "PENDING", open: true, lineCount: 2 } as Estimate;
const statusOf = (of: Estimate, ...replyTypes: Line["replyType"][]) =>
  headOf(
    of,
    replyTypes.map((replyType) => ({ replyType }) as Line),
  ).status;

test("the head follows a refusal or an answer of its lines at once", () => {
  expect(statusOf(estimate, "REJECTED", "REJECTED")).toBe("REJECTED");
  expect(statusOf(estimate, "REJECTED", "REPLIED")).toBe("CONFIRMED");
  expect(statusOf({ ...estimate, status: "CONFIRMED" }, "REJECTED", "PENDING")).toBe("PENDING");
});

test("the head counts the answered lines at once", () => {
  const lines = [{ replyType: "REPLIED" }, { replyType: "PENDING" }] as Line[];
  expect(headOf({ ...estimate, pendingCount: 2 }, lines).pendingCount).toBe(1);
});

test("the head of a closed estimate is the server's", () => {
  const closed: Estimate = { ...estimate, open: false, status: "COMPLETED" };
  expect(statusOf(closed, "REJECTED", "REJECTED")).toBe("COMPLETED");
});
