import { expect, test } from "vitest";
import { fill } from "../../kernel/language/fill.ts";
import { breakdownOf, shippingOfBreakdown, sumsOf } from "./breakdown.ts";
import { shippingOfTerms, shippingPhrase, type ShippingSaid } from "./shipping.ts";
import { shipping as words } from "./words/ko.ts";

const said = (of: ShippingSaid) =>
  shippingPhrase(
    of,
    (name, values) => fill(words[name], values),
    (amount) => `${amount.toLocaleString("ko-KR")}원`,
  );
const line = { amount: 10_000, currency: "KRW" } as const;
const ofOrder = (...lines: Parameters<typeof breakdownOf>[0][number][]) =>
  breakdownOf([lines[0]!, ...lines.slice(1)]);

test("a fee has one figure, without VAT, however its seller prices", () => {
  const terms = {
    vatMode: "INCLUDED",
    shippingFeePayer: "BUYER_PAYS",
    shippingFee: 3_300,
  } as const;
  const excluded = { ...terms, vatMode: "EXCLUDED", shippingFee: 3_000 } as const;
  for (const one of [terms, excluded]) {
    expect(said(shippingOfTerms(one))).toBe("배송비 3,000원 (부가세 별도)");
    expect(said(shippingOfBreakdown(ofOrder({ ...line, ...one })))).toBe(
      "배송비 3,000원 (부가세 별도)",
    );
  }
});

test("each other state has its one wording", () => {
  const vatMode = "EXCLUDED";
  const of = (shippingFeePayer: "SELLER_PAYS" | "BUYER_PAYS" | "NEGOTIABLE") =>
    said(shippingOfTerms({ vatMode, shippingFeePayer }));
  expect(of("SELLER_PAYS")).toBe("배송비 무료");
  expect(of("NEGOTIABLE")).toBe("배송비 협의 (합계 제외)");
  expect(of("BUYER_PAYS")).toBe("배송비 미정 (합계 제외)");
});

test("a sum of several orders says what is named of its fees, and what is not", () => {
  const vatMode = "EXCLUDED";
  const named = ofOrder({ ...line, vatMode, shippingFeePayer: "BUYER_PAYS", shippingFee: 3_000 });
  const agreed = ofOrder({ ...line, vatMode, shippingFeePayer: "NEGOTIABLE" });
  const unknown = ofOrder({ ...line, vatMode, shippingFeePayer: "BUYER_PAYS" });
  const of = (...all: (typeof named)[]) => said(shippingOfBreakdown(sumsOf(all)[0]!));
  expect(of(named, agreed)).toBe("배송비 3,000원 (부가세 별도) + 협의 (합계 제외)");
  expect(of(agreed, agreed)).toBe("배송비 협의 (합계 제외)");
  expect(of(agreed, unknown)).toBe("배송비 미정 (합계 제외)");
  expect(of(named, named)).toBe("배송비 6,000원 (부가세 별도)");
});
