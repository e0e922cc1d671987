import type { TaxInvoice } from "@bupum/shared/papers/tax-invoices/contract";
import { DataTable } from "@bupum/ui/data-table/data-table";
import { browserObjects } from "@bupum/ui/test/browser-objects";
import { screen, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { productOf } from "../../test/product-label.ts";
import { show, tidy } from "../../test/world.tsx";
import { useInvoiceColumns } from "./invoice-columns.tsx";
import { Paper } from "./paper.tsx";

beforeEach(() => {
  browserObjects();
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-30T03:00:00.000Z") });
});
afterEach(tidy);

const party = {
  name: "한빛정밀",
  businessNumber: "1248100998",
  representative: "구본아",
  address: "서울",
  email: "tax@example.com",
};
const amends = {
  id: "tin_01KB0000000000000000000009",
  number: "TI-261101-0000000009",
  approvalNumber: "2026",
  writtenOn: "2026-11-01",
  reason: "GOODS_RETURNED",
} as const;
const amendment = productOf<TaxInvoice>({
  id: "tin_01KB0000000000000000000001",
  number: "TI-261120-0000000001",
  status: "SENT",
  taxType: "TAXED",
  seller: { ...party, name: "대한부품" },
  buyer: party,
  writtenOn: "2026-11-20",
  supply: -1_000,
  vat: -100,
  total: -1_100,
  amends,
  lines: [{ kind: "AMENDMENT", suppliedOn: "2026-11-20", supply: -1_000, vat: -100 }],
});

function Both({ of, side }: { of: TaxInvoice; side: "BUYER" | "SELLER" }) {
  return (
    <>
      <DataTable
        label="목록"
        columns={useInvoiceColumns(side)}
        rows={[of]}
        rowKey={({ id }) => id}
        search={{}}
        onSearch={() => undefined}
      />
      <Paper of={of} side={side} />
    </>
  );
}
test.each([
  ["BUYER", "/mypage/tax-invoices/"],
  ["SELLER", "/seller/tax-invoices/"],
] as const)(
  "the %s reads in lists and lines why an amendment was made and of which invoice",
  async (side, at) => {
    await show(<Both of={amendment} side={side} />);
    const [row, line] = screen
      .getAllByRole("row")
      .filter((each) => within(each).queryAllByRole("cell").length > 0);
    for (const each of [row!, line!]) {
      expect(each.textContent).toContain("수정 · 환입");
      const link = within(each).getByRole("link", { name: amends.number });
      expect(link.getAttribute("href")).toBe(`${at}${amends.id}`);
    }
    expect(row!.textContent).toContain("11월 1일");
  },
);
