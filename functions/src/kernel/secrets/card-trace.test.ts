import { beforeAll, expect, test } from "vitest";
import { cardTraceOf } from "./card-trace.ts";

beforeAll(() => {
  process.env["CARD_TRACE_KEY"] = "k".repeat(64);
});

test("the trace of a card is stable, and does not show its key (P6-5)", () => {
  const billingKey = "Z_t5vOQQRxbEXAMPLE-billing-key=";
  expect(cardTraceOf(billingKey)).toBe(cardTraceOf(billingKey));
  expect(cardTraceOf(billingKey)).not.toBe(cardTraceOf(`${billingKey}=`));
  expect(cardTraceOf(billingKey)).toMatch(/^[\w-]{43}$/);
});
