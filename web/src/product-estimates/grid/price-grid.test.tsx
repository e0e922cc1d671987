import { browserObjects } from "@bupum/ui/test/browser-objects";
import type { Group } from "@bupum/shared/deal/estimate-groups/contract";
import type { Line } from "@bupum/shared/deal/product-estimates/contract";
import { fireEvent, screen, within } from "@testing-library/react";
import { useState } from "react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { productOf } from "../../../test/product-label.ts";
import { show, tidy } from "../../../test/world.tsx";
import { FoldedSellers } from "../folded-sellers.tsx";
import { State } from "../panel/seller-panel.tsx";
import { SidePanel } from "../panel/side-panel.tsx";
import type { Shown } from "../shown.ts";
import { useComparison } from "../use-comparison.ts";
import { PriceGrid } from "./price-grid.tsx";

beforeEach(browserObjects);
afterEach(tidy);

const estimates = ["가온", "다솔", "라온", "마루"].map((sellerName) => ({
  id: `est_${sellerName}`,
  sellerId: `sel_${sellerName}`,
  sellerName,
  status: "CONFIRMED",
  lineCount: 1,
  pendingCount: 0,
  repliedCount: 1,
  rejectedCount: 0,
  paymentTerms: "익월 말 지급",
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
const group = productOf<Group>({ id: "egr_1", lines: [line], estimates, open: true });
const quote = {
  id: "rsp_1",
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
  itemOf("다솔", {
    replyType: "REPLIED",
    currentResponse: {
      ...quote,
      id: "rsp_2",
      vatMode: "INCLUDED",
      breaks: [{ minQty: 1, unitPrice: "11000" }],
      alternative: { partNumber: "PZ-G51", manufactorName: "키엔스", reason: "동급", files: [] },
    },
    priceAtQuantity: { unitPrice: "11000", amount: 110_000 },
  }),
  itemOf("라온", { replyType: "REJECTED", rejectReason: "OUT_OF_STOCK" }),
  itemOf("마루", { replyType: "PENDING" }),
]);

function Page({ lines }: { lines: readonly Line[] }) {
  const [shown, setShown] = useState<Shown>();
  const comparison = useComparison(group, lines);
  return (
    <>
      <PriceGrid of={comparison} onShow={setShown} />
      <FoldedSellers of={comparison} onShow={setShown} />
      <output>{[...comparison.picks.ids].join(" ")}</output>
      <SidePanel of={comparison} shown={shown} onClose={() => setShown(undefined)} />
    </>
  );
}
const drawn = (lines: readonly Line[] = items) => show(<Page lines={lines} />);
const choice = (seller: string) =>
  screen.getByRole("checkbox", { name: `${seller} 견적 선택: E3Z-D61` });
const key = (name: string) => fireEvent.keyDown(document.activeElement!, { key: name });
const picked = () => document.querySelector("output")?.textContent;

test("a cell says in one line what it comes to, the price of a piece as quoted, and how soon", async () => {
  await drawn();
  const cell = choice("가온").closest("td")!;
  expect(cell.textContent).toBe("120,000@12,0002일");
});

test("a price with VAT is compared without it, and stands beside the sum as it was quoted", async () => {
  const withVat = { ...quote, vatMode: "INCLUDED", breaks: [{ minQty: 1, unitPrice: "11000" }] };
  await drawn(
    productOf<Line[]>([itemOf("가온", { replyType: "REPLIED", currentResponse: withVat })]),
  );
  expect(choice("가온").closest("td")!.textContent).toBe("100,000@11,000 포함2일");
});

test("a head says how much a seller answered, the whole with its delivery, and when it is paid", async () => {
  await drawn();
  const [, head] = screen.getAllByRole("columnheader");
  expect(head!.textContent).toMatch(
    /^가온견적 1\/1124,000원 배송비 4,000원 \(부가세 별도\) 포함최대 2일결제 익월 말 지급$/,
  );
});

test("a substitute is the second line of its line, and can be chosen once its buyer agrees", async () => {
  await drawn();
  const [asked, substitutes] = screen.getAllByRole("row").slice(1);
  expect(asked!.textContent).not.toContain("PZ-G51");
  expect(substitutes!.textContent).toContain("100,000 PZ-G51 키엔스");
  expect(within(substitutes!).queryByRole("checkbox", { name: /견적 선택/ })).toBeNull();
  fireEvent.click(screen.getByRole("checkbox", { name: "대체품도 받겠습니다: E3Z-D61" }));
  fireEvent.click(choice("다솔"));
  expect(picked()).toBe("est_다솔#l01");
  fireEvent.click(screen.getByRole("checkbox", { name: "대체품도 받겠습니다: E3Z-D61" }));
  expect(picked()).toBe("");
});

test("one Tab leads into the table, arrows walk over its cells, and Enter opens all of a quote", async () => {
  await drawn();
  const grid = screen.getByRole("grid", { name: "견적 비교표" });
  expect(grid.querySelectorAll('[tabindex="0"]')).toHaveLength(1);
  expect(grid.querySelector('[tabindex="0"]')).toBe(choice("가온"));
  choice("가온").focus();
  key("ArrowLeft");
  expect(document.activeElement).toBe(
    screen.getByRole("button", { name: "E3Z-D61 요청 내용 보기" }),
  );
  key("ArrowUp");
  key("End");
  expect(document.activeElement).toBe(screen.getByRole("button", { name: "다솔 자세히 보기" }));
  key("ArrowDown");
  key("ArrowLeft");
  expect(document.activeElement).toBe(choice("가온"));
  expect(grid.querySelectorAll('[tabindex="0"]')).toHaveLength(1);
  key("Enter");
  const panel = await screen.findByRole("dialog", { name: "견적" });
  expect(panel.textContent).toContain("배송 포함 124,000원");
  const said = within(panel)
    .getAllByRole("list")
    .map(({ children }) => [...children].map(({ textContent }) => textContent));
  expect(said).toEqual([
    ["영업일 2일", "배송비 4,000원 (부가세 별도)", expect.stringMatching(/12월 31일 \(\S\)까지$/)],
    ["1+ 12,000원", "50+ 11,160원"],
  ]);
  // The part that a buyer confirmed stands beside the words of the line.
  expect(within(panel).getByRole("link").textContent).toBe("오므론 E3Z-D62");
});

test("sellers without a quote take no column, and stand folded with their reason", async () => {
  await drawn();
  const heads = screen.getAllByRole("columnheader").map(({ textContent }) => textContent);
  expect(heads.map((text) => text?.slice(0, 2))).toEqual(["요청", "가온", "다솔"]);
  const folded = screen.getByText("견적이 없는 판매자 2곳").closest("details")!;
  expect(folded.open).toBe(false);
  expect(folded.textContent).toMatch(/라온.*재고 없음.*마루/);
});

test("who sells is written to, printed and reported in the panel of the seller alone", async () => {
  await drawn();
  expect(screen.queryByRole("button", { name: /신고/ })).toBeNull();
  fireEvent.click(screen.getByRole("button", { name: "가온 자세히 보기" }));
  const panel = await screen.findByRole("dialog", { name: "판매자" });
  expect(within(panel).getByRole("button", { name: /신고/ })).toBeTruthy();
  expect(within(panel).getByRole("button", { name: /견적서/ })).toBeTruthy();
  expect(panel.textContent).toContain("결제 익월 말 지급");
});

test("a seller who answered some lines is said to have, and not just to be waited for", async () => {
  const half = { ...estimates[0]!, status: "PENDING", lineCount: 37, repliedCount: 29 };
  await show(<State of={productOf({ ...half, rejectedCount: 1 })} />);
  expect(screen.getByText("37개 중 30개 답변")).toBeTruthy();
});

test("a line whose order was completed stays marked", async () => {
  const [first, ...others] = items;
  await drawn([{ ...first!, open: false, confirmedOrders: 1 }, ...others]);
  expect(screen.getByText("거래 완료")).toBeTruthy();
});
