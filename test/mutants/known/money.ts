import { mutantsOf } from "./mutant.ts";

export const money = [
  ...mutantsOf(
    "shared/src/deal/product-estimate-orders/freight.ts",
    ["shared/src/deal/product-estimate-orders/freight.test.ts"],
    [
      [
        "a fee that the seller pays is counted (D4-12)",
        'if (shippingFeePayer === "SELLER_PAYS") return { fee: 0 };',
        "",
      ],
      [
        "a fee that is to be agreed is counted (D4-12)",
        'if (shippingFeePayer === "NEGOTIABLE") return {};',
        "",
      ],
      [
        "the free value itself is not free (D36-3)",
        "goodsWon >= freeFromWon",
        "goodsWon > freeFromWon",
      ],
      [
        "a typed fee gives way to the terms (D36-2)",
        "if (shippingFee !== undefined) return",
        "if (!saleTerms && shippingFee !== undefined) return",
      ],
      [
        "the lowest of several least values counts (D36-4)",
        "Math.max(...named)",
        "Math.min(...named)",
      ],
    ],
  ),
  ...mutantsOf(
    "shared/src/deal/product-estimate-orders/breakdown.ts",
    ["shared/src/deal/product-estimate-orders/breakdown.test.ts"],
    [
      [
        "the fee of a delivery is left out of what an order comes to (D4-12)",
        "addTaxed([parts.goods, parts.shipping])",
        "addTaxed([parts.goods])",
      ],
      [
        "the lowest of several fees counts (D4-12)",
        "totalOf(fee) > totalOf(most)",
        "totalOf(fee) < totalOf(most)",
      ],
      [
        "a refused line stays in the sum (D4-12)",
        'status === "REJECTED" || status === "CANCELLED"',
        'status === "CANCELLED"',
      ],
    ],
  ),
  ...mutantsOf(
    "shared/src/kernel/money/tax.ts",
    ["shared/src/kernel/money/tax.test.ts"],
    [
      [
        "VAT on top is rounded down (D22-4)",
        "vat: Math.round((amount * parts.vat) / parts.supply)",
        "vat: Math.floor((amount * parts.vat) / parts.supply)",
      ],
      [
        "the supply value within an amount is rounded down (D4-7)",
        "Math.round((amount * over) / under)",
        "Math.floor((amount * over) / under)",
      ],
    ],
  ),
];
