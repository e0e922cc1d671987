import { browserObjects } from "@bupum/ui/test/browser-objects";
import type { Group } from "@bupum/shared/deal/estimate-groups/contract";
import type { Line } from "@bupum/shared/deal/product-estimates/contract";
import { screen, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { productOf } from "../../test/product-label.ts";
import { show, tidy } from "../../test/world.tsx";
import { bidsOf } from "./award/bids.ts";
import { comparisonRows, refusedSellers } from "./comparison.ts";
import { ComparisonGrid } from "./comparison-grid.tsx";
import { SellerStates } from "./seller-states.tsx";

beforeEach(browserObjects);
afterEach(tidy);

const estimates = ["가온", "다솔", "라온"].map((sellerName) => ({
  id: `est_${sellerName}`,
  sellerId: `sel_${sellerName}`,
  sellerName,
  status: "CONFIRMED",
  lineCount: 1,
  pendingCount: 0,
  repliedCount: 1,
  rejectedCount: 0,
}));
const line = {
  requestLineId: "l01",
  productName: "포토센서",
  partNumber: "E3Z-D61",
  manufactorName: "오므론",
  quantity: 10,
  unit: "EA",
  requiredCondition: "ANY",
  files: [],
};
const group = productOf<Group>({ lines: [line], estimates, open: true });
const quote = {
  state: "ACTIVE",
  currency: "KRW",
  vatMode: "EXCLUDED",
  breaks: [
    { minQty: 1, unitPrice: "12000" },
    { minQty: 50, unitPrice: "11160" },
  ],
  moq: 1,
  orderMultiple: 1,
  leadTimeDays: 2,
  condition: "NEW",
  shippingFeePayer: "BUYER_PAYS",
  shippingFee: 4000,
  validUntil: "2099-12-31",
  revision: 1,
  files: [],
};
const itemOf = (sellerName: string, rest: object) => ({
  id: `est_${sellerName}#l01`,
  sellerId: `sel_${sellerName}`,
  sellerName,
  requestLineId: "l01",
  unit: "EA",
  quantity: 10,
  open: true,
  partNumber: "E3Z-D61",
  ...rest,
});
const items = productOf<Line[]>([
  itemOf("가온", {
    replyType: "REPLIED",
    currentResponse: quote,
    priceAtQuantity: { unitPrice: "12000", amount: 120_000 },
    confirmedProduct: {
      productId: "prd_1",
      partNumber: "E3Z-D62",
      manufactorName: { ko: "오므론", en: "Omron", zh: "欧姆龙" },
    },
  }),
  itemOf("다솔", { replyType: "PENDING" }),
  itemOf("라온", { replyType: "REJECTED", rejectReason: "OUT_OF_STOCK" }),
]);

async function drawn() {
  const refused = refusedSellers(items);
  const rows = comparisonRows(group.lines, items, {}, "2026-11-21T00:00:00.000Z");
  await show(
    <>
      <SellerStates group={group} refused={refused} lines={items} />
      <ComparisonGrid
        group={group}
        rows={rows}
        bids={bidsOf(rows)}
        left={new Set(refused.keys())}
        picked={new Set()}
        onPick={() => undefined}
        onHistory={() => undefined}
      />
    </>,
  );
}

test("a quote says its total, what it comes to at the door, and its terms in one line", async () => {
  await drawn();
  const cell = screen.getByRole("checkbox", { name: "가온 견적 선택: E3Z-D61" }).closest("td")!;
  expect(within(cell).getByText("120,000원")).toBeTruthy();
  expect(within(cell).getByText("배송 포함").textContent).toContain("124,000원");
  const [terms, steps] = within(cell)
    .getAllByRole("list")
    .map((list) => [...list.children].map(({ textContent }) => textContent))
    .filter((texts) => texts.length > 1);
  expect(terms).toEqual(["영업일 2일", "배송비 4,000원", "12월 31일까지"]);
  expect(steps).toEqual(["1+ 12,000원", "50+ 11,160원"]);
  expect(within(cell).queryAllByRole("term")).toEqual([]);
});

test("a seller who answered some lines is said to have, and not just to be waited for", async () => {
  const half = { ...estimates[0], status: "PENDING", lineCount: 37, repliedCount: 29 };
  const halfway = productOf<Group>({ estimates: [{ ...half, rejectedCount: 1 }, estimates[1]] });
  await show(<SellerStates group={halfway} refused={new Map()} lines={[]} />);
  expect(screen.getByText("37개 중 30개 답변")).toBeTruthy();
  expect(screen.queryByText("답변 대기")).toBeNull();
});

test("the part that a buyer confirmed stands beside the words of the line", async () => {
  await drawn();
  const said = screen.getByText("확인한 등록 부품");
  expect(within(said).getByRole("link").textContent).toBe("오므론 E3Z-D62");
});

test("a seller who refused everything has no column, and stands folded with the reason", async () => {
  await drawn();
  const heads = screen.getAllByRole("columnheader").map(({ textContent }) => textContent);
  expect(heads).toEqual(["요청 품목", "가온", "다솔"]);
  const folded = screen.getByText("거절한 판매자 1곳").closest("details")!;
  expect(folded.open).toBe(false);
  expect(folded.textContent).toContain("라온 재고 없음");
});
