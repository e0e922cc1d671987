import type { ListedInvoice } from "@bupum/shared/papers/tax-invoices/contract";
import { browserObjects } from "@bupum/ui/test/browser-objects";
import { fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { productOf } from "../../test/product-label.ts";
import { network, show, tidy } from "../../test/world.tsx";
import { holdingOf, InvoiceSheetButton, useInvoiceFields } from "./invoice-sheet-button.tsx";
import type { Side } from "./queries.ts";

beforeEach(browserObjects);
afterEach(() => {
  tidy();
  vi.unstubAllGlobals();
});

const invoice = (more: object) =>
  productOf<ListedInvoice>({
    number: "TI-261120-0000000001",
    status: "SENT",
    taxType: "TAXED",
    seller: { name: "대한부품", businessNumber: "1248100998" },
    buyer: { name: "한빛정밀", businessNumber: "1208800767" },
    writtenOn: "2026-11-20",
    supply: 100_000,
    vat: 10_000,
    total: 110_000,
    approvalNumber: "202611204100000000000002",
    ...more,
  });
const amends = { reason: "GOODS_RETURNED", approvalNumber: "202611204100000000000001" };

/** The cells of one row by their heads. */
function Probe({ side, of }: { side: Side; of: ListedInvoice }) {
  const cells = useInvoiceFields(side).map(({ head, sheet }) => [head, sheet(of)]);
  return <output data-testid="cells">{JSON.stringify(Object.fromEntries(cells))}</output>;
}
async function cellsOf(side: Side, of: ListedInvoice): Promise<unknown> {
  await show(<Probe side={side} of={of} />);
  return JSON.parse(screen.getByTestId("cells").textContent ?? "");
}

test("an invoice is a row with its figures, an amendment with what it amends (D42-10)", async () => {
  const more = { status: "ISSUED", supply: -20_000, vat: -2_000, total: -22_000, amends };
  expect(await cellsOf("BUYER", invoice(more))).toEqual({
    작성일자: "2026-11-20",
    승인번호: "202611204100000000000002",
    문서번호: "TI-261120-0000000001",
    "과세 구분": "과세",
    공급자: "대한부품",
    사업자번호: "124-81-00998",
    공급가액: -20_000,
    세액: -2_000,
    합계: -22_000,
    상태: "발행 완료",
    "수정 사유": "환입",
    "원본 승인번호": "202611204100000000000001",
  });
});

test("a seller reads the company in its place (D42-10)", async () => {
  const cells = await cellsOf("SELLER", invoice({}));
  expect(cells).toMatchObject({ 공급받는자: "한빛정밀", 사업자번호: "120-88-00767" });
  expect(cells).not.toHaveProperty("공급자");
});

const signal = () => new AbortController().signal;

test.each([
  ["BUYER", "/tax-invoices"],
  ["SELLER", "/tax-invoices/seller"],
] as const)("a whole month is saved, page by page (%s, D42-10)", async (side, path) => {
  const files: Blob[] = [];
  Object.assign(URL, {
    createObjectURL: (file: Blob) => (files.push(file), "blob:"),
    revokeObjectURL: () => undefined,
  });
  const { sentTo } = network({
    [path]: (_body, search) => {
      const isFirst = !new URLSearchParams(search).has("cursor");
      const items = [invoice({}), invoice({ status: "REFUSED" })];
      const nextCursor = isFirst ? "1" : undefined;
      return { status: 200, body: { items, page: 1, itemsPerPage: 100, nextCursor } };
    },
  });
  await show(<InvoiceSheetButton side={side} month="2026-11" />);
  fireEvent.click(screen.getByRole("button", { name: "엑셀로 내보내기" }));
  await waitFor(() => expect(files).toHaveLength(1));
  const asked = sentTo(path).map(({ search }) => new URLSearchParams(search));
  expect(asked.map((query) => query.get("month"))).toEqual(["2026-11", "2026-11"]);
  // What was refused is on no sheet, as in no sum.
  const { items } = await holdingOf(side, "2026-11")({ itemsPerPage: 100 }, signal());
  expect(items.map(({ status }) => status)).toEqual(["SENT"]);
});
