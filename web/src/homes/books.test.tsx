import { browserObjects } from "@bupum/ui/test/browser-objects";
import { screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { show, tidy } from "../../test/world.tsx";
import { Books, isDueSoon } from "./books.tsx";

beforeEach(browserObjects);
afterEach(tidy);

test("invoices that were not all read have no sum (D38-11)", async () => {
  const received = [{ month: "2026-11", count: 30, total: 9_900_000, more: true }];
  const missing = {
    sellerId: "sel_1",
    sellerName: "대림전기",
    month: "2026-11",
    dueOn: "2099-12-10",
    orders: 2,
    total: 330_000,
    isPartial: true,
  } as const;
  await show(<Books of={{ isMain: true, expected: [missing], received }} />);
  const link = await screen.findByRole("link", { name: /대림전기/ });
  expect(link.textContent).toContain("발주 2건 이상");
  expect(screen.getByRole("link", { name: /30건 이상/ })).toBeDefined();
  expect(document.body.textContent).not.toMatch(/330,000|9,900,000/);
});

test.each([
  ["2026-12-04", true],
  ["2026-12-05", false],
  ["2026-11-01", true],
  ["2026-10-30", false],
])("an invoice that is due on %s is urgent on 2026-12-01: %s (D38-11)", (dueOn, isUrgent) => {
  expect(isDueSoon({ dueOn }, "2026-12-01")).toBe(isUrgent);
});
