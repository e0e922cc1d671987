import { browserObjects } from "@bupum/ui/test/browser-objects";
import type { Merchandise } from "@bupum/shared/selling/merchandises/contract";
import { screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { productOf } from "../../../test/product-label.ts";
import { show, tidy } from "../../../test/world.tsx";
import { ProductCell } from "./product-cell.tsx";

beforeEach(browserObjects);
afterEach(tidy);

const alike = (text: string) => ({ ko: text, en: text, zh: text });
const listing = productOf<Merchandise>({
  partNumber: "ZX-900",
  productName: alike("센서"),
  manufactorName: alike("오토닉스"),
});

test("a listing of a part that is still hidden says so to its seller, and no other does (D8-9)", async () => {
  await show(
    <>
      <ProductCell listing={{ ...listing, partNumber: "ZX-901", isPartHidden: true }} />
      <ProductCell listing={listing} />
    </>,
  );
  // One alone, and beside the number of the hidden one.
  const hint = screen.getByText("검수 중 · 구매자에게 보이지 않음");
  expect(hint.closest("[class*='part-cell']")?.textContent).toContain("ZX-901");
});
