import type { Line } from "@bupum/shared/deal/product-estimates/contract";
import { browserObjects } from "@bupum/ui/test/browser-objects";
import { screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { productOf } from "../../../test/product-label.ts";
import { show, tidy } from "../../../test/world.tsx";
import { RequoteDialog } from "./requote-dialog.tsx";

beforeEach(browserObjects);
afterEach(tidy);

test("who asks for another price sees of which part, and what it is quoted at", async () => {
  const item = productOf<Line>({
    sellerName: "가온",
    productName: "근접센서",
    partNumber: "E2E-X5ME1",
    manufactorName: "오므론",
    quantity: 10,
    unit: "EA",
    replyType: "REPLIED",
    currentResponse: {
      state: "ACTIVE",
      currency: "KRW",
      vatMode: "EXCLUDED",
      breaks: [
        { minQty: 1, unitPrice: "12000" },
        { minQty: 10, unitPrice: "11000" },
      ],
    },
    priceAtQuantity: { unitPrice: "11000", amount: 110_000 },
  });
  await show(<RequoteDialog item={item} onClose={() => undefined} />);
  const { textContent } = await screen.findByRole("dialog");
  expect(textContent).toContain("E2E-X5ME1 오므론 · 근접센서");
  expect(textContent).toMatch(/현재 견적 단가 11,000원/);
});
