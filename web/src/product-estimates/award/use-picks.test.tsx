import type { Bid } from "@bupum/shared/deal/award-plans/rules";
import type { Line } from "@bupum/shared/deal/product-estimates/contract";
import { browserObjects } from "@bupum/ui/test/browser-objects";
import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { productOf } from "../../../test/product-label.ts";
import { show, tidy } from "../../../test/world.tsx";
import { LostPicks } from "./lost-picks.tsx";
import { usePicks } from "./use-picks.ts";

beforeEach(browserObjects);
afterEach(tidy);

const bid = (seller: string, line: string, quote = "1") =>
  productOf<Bid>({
    id: `${seller}-${line}`,
    requestLineId: line,
    quote: { id: `rsp_${seller}${line}${quote}` },
  });
const item = (seller: string, line: string, more: object = {}) => ({
  id: `${seller}-${line}`,
  sellerName: seller,
  partNumber: `P-${line}`,
  ...more,
});
const mapOf = (bids: readonly Bid[]) => new Map(bids.map((one) => [one.id as string, one]));

function Picking({ bids, items = [] }: { bids: readonly Bid[]; items?: readonly Line[] }) {
  const picks = usePicks("egr_1", mapOf(bids));
  return (
    <>
      <output>{[...picks.ids, picks.preset].join(" ")}</output>
      <button onClick={() => picks.choose(bids.slice(0, 2), "SPLIT")}>preset</button>
      {bids.map(({ id }) => (
        <button key={id} onClick={() => picks.toggle(id)}>
          {id}
        </button>
      ))}
      <LostPicks lost={picks.lost} items={items} />
    </>
  );
}
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
const picked = () => document.querySelector("output")?.textContent;
const bids = [bid("가온", "l01"), bid("가온", "l02"), bid("다솔", "l01")];

test("another seller's quote of a line takes the place of the one picked before", async () => {
  await show(<Picking bids={bids} />);
  press("preset");
  press("다솔-l01");
  expect(picked()).toBe("가온-l02 다솔-l01 BY_HAND");
  press("다솔-l01");
  expect(picked()).toBe("가온-l02 BY_HAND");
});

test("what was picked is there again after a reload and on the way back", async () => {
  await show(<Picking bids={bids} />);
  press("preset");
  cleanup();
  await show(<Picking bids={bids} />);
  expect(picked()).toBe("가온-l01 가온-l02 SPLIT");
});

test("a pick whose quote changed meanwhile is dropped with a word, and an order without", async () => {
  await show(<Picking bids={bids} />);
  press("preset");
  cleanup();
  const items = productOf<Line[]>([
    item("가온", "l01"),
    item("가온", "l02", { activeOrder: { poNumber: "PO-1" } }),
  ]);
  const completed = productOf<Line[]>([
    item("가온", "l01"),
    item("가온", "l02", { confirmedOrders: 1 }),
  ]);
  await show(<Picking bids={[bid("가온", "l01", "2"), bid("다솔", "l01")]} items={items} />);
  expect(picked()).toBe("SPLIT");
  expect(screen.getByText(/제외했습니다: P-l01 \(가온\)$/)).toBeTruthy();
  // One that was completed since was ordered, too.
  cleanup();
  await show(<Picking bids={[bid("가온", "l01", "2")]} items={completed} />);
  expect(screen.getByText(/제외했습니다: P-l01 \(가온\)$/)).toBeTruthy();
});
