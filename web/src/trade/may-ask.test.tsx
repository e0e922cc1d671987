import type { Product } from "@bupum/shared/catalogue/products/contract";
import { browserObjects } from "@bupum/ui/test/browser-objects";
import { renderHook, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { productOf } from "../../test/product-label.ts";
import { network, show, tidy } from "../../test/world.tsx";
import { Buying } from "../homes/buying.tsx";
import { Ask } from "../products/merchandises/ask.tsx";
import { MerchandiseTable } from "../products/merchandises/merchandise-table.tsx";
import type { MerchandiseAt } from "../products/merchandises/merchandises-at.ts";
import { Heads } from "../products/results/table/heads.tsx";
import { BasketLink } from "./basket-link.tsx";
import { setMayAsk } from "./may-ask.ts";

beforeEach(browserObjects);
afterEach(() => {
  setMayAsk(true);
  tidy();
});

const text = { ko: "릴레이", en: "relay", zh: "继电器" };
const part = productOf<Product>({
  id: "prd_1",
  partNumber: "MY2N",
  manufactorName: text,
  name: text,
  unit: "EA",
});
const wanted = { quantity: 1, asked: new Set<string>() };
const at = productOf<MerchandiseAt>({
  seller: { id: "sel_1", companyName: "한빛전자" },
  merchandise: {
    id: "mch_1",
    condition: "NEW",
    warehouseRegion: "SEOUL",
    shippingFeePayer: "BUYER_PAYS",
    currency: "KRW",
    breaks: [{ minQty: 1, unitPrice: "1000" }],
    stock: 5,
    leadTimeDays: 1,
    moq: 1,
    orderMultiple: 1,
  },
  quantity: 1,
  unitPrice: "1000",
  nearest: [],
});
const nothing = { quotes: [], orders: [], claims: [], groups: { PENDING: 0 } };
const page = () =>
  show(
    <>
      <BasketLink />
      <Ask part={part} wanted={wanted} />
      <MerchandiseTable
        of={[at]}
        sellerIds={["sel_1"]}
        unit="EA"
        wanted={wanted}
        onWanted={() => undefined}
      />
      <table>
        <Heads of={[]} hidden={[]} search={{}} onNarrow={() => undefined} />
      </table>
      <Buying of={productOf(nothing)} approvals={null} isAlone />
    </>,
  );

test.each([
  [true, 1, 2, 1],
  [false, 0, 0, 0],
])(
  "who may ask (%s) is offered the basket, the request and its sellers; comparing stays (D40-10)",
  async (may, ways, boxes, hints) => {
    network({});
    setMayAsk(may);
    await page();
    expect(screen.queryAllByRole("link", { name: /견적 요청함/ })).toHaveLength(ways);
    expect(screen.queryAllByRole("link", { name: "견적 요청하기" })).toHaveLength(ways);
    expect(screen.queryAllByRole("checkbox")).toHaveLength(boxes);
    expect(screen.queryAllByText(/부품을 찾아 견적을 요청하면/)).toHaveLength(hints);
    expect(screen.getByText(may ? "비교와 담기" : "비교")).toBeTruthy();
  },
);

test("what was known last holds until the roles are read again after a reload", async () => {
  setMayAsk(false);
  vi.resetModules();
  const anew = await import("./may-ask.ts");
  expect(renderHook(anew.useMayAsk).result.current).toBe(false);
  anew.setMayAsk(true);
  vi.resetModules();
  expect(renderHook((await import("./may-ask.ts")).useMayAsk).result.current).toBe(true);
});
