import { breakdownOf } from "@bupum/shared/deal/product-estimate-orders/breakdown";
import type { PurchaseOrder } from "@bupum/shared/deal/product-estimate-orders/purchase-order-contract";
import { renderHook } from "@testing-library/react";
import type { ReactNode } from "react";
import { IntlProvider } from "use-intl";
import { expect, test } from "vitest";
import { ko } from "../words/ko.ts";
import { useBreakdownFields } from "./breakdown-fields.ts";

const line = { amount: 20_000, currency: "KRW", vatMode: "INCLUDED" } as const;

test("in the admins' sheet an open fee of shipping is a word and never 0, a named one is without VAT", () => {
  const { result } = renderHook(useBreakdownFields, {
    wrapper: ({ children }: { children: ReactNode }) => (
      <IntlProvider locale="ko" timeZone="Asia/Seoul" messages={ko}>
        {children}
      </IntlProvider>
    ),
  });
  const shipping = result.current.find(({ head }) => head === "배송비");
  const sheet = (
    more: Pick<Parameters<typeof breakdownOf>[0][0], "shippingFeePayer" | "shippingFee">,
  ) => shipping?.sheet({ breakdown: breakdownOf([{ ...line, ...more }]) } as PurchaseOrder);
  expect(sheet({ shippingFeePayer: "NEGOTIABLE" })).toBe("협의 (합계 제외)");
  expect(sheet({ shippingFeePayer: "BUYER_PAYS" })).toBe("미정 (합계 제외)");
  expect(sheet({ shippingFeePayer: "BUYER_PAYS", shippingFee: 3_300 })).toBe(3_000);
  expect(sheet({ shippingFeePayer: "SELLER_PAYS" })).toBe(0);
});
