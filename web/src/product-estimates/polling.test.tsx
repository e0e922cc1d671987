import type { Group } from "@bupum/shared/deal/estimate-groups/contract";
import type { EstimateLine } from "@bupum/shared/deal/product-estimates/contract";
import { expect, test } from "vitest";
import { productOf } from "../../test/product-label.ts";
import { groupPoll, linesPoll } from "./polling.ts";

const group = (repliedCount: number, rest: object = { open: true }) =>
  productOf<Group>({ estimates: [{ id: "est_1", repliedCount }], ...rest });
const line = (rest: object) => productOf<EstimateLine>({ estimateId: "est_1", ...rest });
const quoted = line({ currentResponse: {}, open: true });

test("a request whose counts are behind its quotes is read again soon", () => {
  expect(groupPoll(group(0), [quoted])).toBe(2_000);
  expect(groupPoll(group(1), [quoted])).toBe(30_000);
  expect(groupPoll(group(0), [line({ open: true })])).toBe(30_000);
});

test("what is being assigned or has closed is read again until all of it says so", () => {
  expect(groupPoll(group(0, { open: true, dispatching: true }))).toBe(2_000);
  expect(groupPoll(group(1, { open: false }))).toBe(false);
  expect(linesPoll(group(1, { open: false }), [quoted])).toBe(2_000);
  expect(linesPoll(group(1, { open: false }), [line({ open: false })])).toBe(false);
});
