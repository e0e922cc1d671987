import type { Product } from "@bupum/shared/catalogue/products/contract";
import { browserObjects } from "@bupum/ui/test/browser-objects";
import { screen, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { network, show, tidy } from "../../test/world.tsx";
import { Alternates } from "./alternates.tsx";

beforeEach(browserObjects);
afterEach(tidy);

const alike = (text: string) => ({ ko: text, en: text, zh: text });
const of = (id: string, more: object) => ({
  id,
  partNumber: id.toUpperCase(),
  name: alike("차단기"),
  manufactorName: alike("LS"),
  inStock: false,
  ...more,
});
const drawn = of("prd_1", { relation: "EQUIVALENT" });
const same = of("prd_2", {
  relation: "EQUIVALENT",
  grade: "DROP_IN",
  source: "MAKER",
  bestOffer: { unitPrice: "1200", currency: "KRW" },
});
const part = { id: "prd_0", alternates: [drawn, same] } as unknown as Product;

test("a part's page names grade, source, differences and price; the best grade first (D37-4)", async () => {
  const current = { name: alike("정격전류"), from: "5 A", to: "8 A" };
  network({
    "/products/substitutes": () => ({
      status: 200,
      body: {
        items: [
          {
            productId: "prd_0",
            substitutes: [
              { ...same, differences: [current] },
              { ...drawn, differences: [] },
            ],
          },
        ],
      },
    }),
  });
  await show(<Alternates part={part} />);
  expect(await screen.findByText("정격전류 5 A → 8 A")).toBeTruthy();
  const rows = [...document.querySelectorAll("ul > li:has(strong)")] as HTMLElement[];
  const [first, second] = rows.map((row) => row.textContent ?? "");
  expect(first).toContain("PRD_2");
  for (const text of ["그대로 대체", "제조사 자료", "1,200"]) expect(first).toContain(text);
  expect(second).toContain("공통 사양 모두 같음");
  expect(second).not.toMatch(/대체$|같은 치수|같은 기능/);
  const compare = within(rows[0]!).getByRole("link", { name: "PRD_2 사양 비교" });
  expect(compare.getAttribute("href")).toContain("/compare?ids=");
});
