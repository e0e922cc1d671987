import type { ProductRow } from "@bupum/shared/catalogue/products/contract";
import { browserObjects } from "@bupum/ui/test/browser-objects";
import { screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { productOf } from "../../../test/product-label.ts";
import { show, tidy } from "../../../test/world.tsx";
import { ResultList } from "./result-list.tsx";

beforeEach(browserObjects);
afterEach(tidy);

const alike = (text: string) => ({ ko: text, en: text, zh: text });
const row = (id: string, more: object = {}) =>
  productOf<ProductRow>({
    id: `prd_${id}`,
    partNumber: id,
    name: alike("차단기"),
    manufactorName: alike("이튼"),
    unit: "EA",
    offerCount: 0,
    inStock: false,
    ...more,
  });

test("a phone's result says before its name that the part is no longer made, as the table does (D35-3)", async () => {
  const life = { state: "DISCONTINUED", source: "MAKER", saidAt: "2026-11-20T00:00:00.000Z" };
  await show(<ResultList rows={[row("A-1", { life }), row("A-2")]} keyword={undefined} />);
  await screen.findByText(/단종/);
  const [over, made] = screen.getAllByRole("listitem").map(({ textContent }) => textContent);
  expect(over).toContain("이튼 단종 · 차단기");
  expect(made).toContain("이튼 차단기");
});
