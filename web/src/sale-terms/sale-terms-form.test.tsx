import { expect, test } from "vitest";
import { withoutBlanks } from "@bupum/ui/form/draft";
import * as z from "zod/mini";
import { formOf, saleTermsSchema } from "./sale-terms-form.ts";

const terms = {
  minimumWon: 50_000,
  freight: {
    feeWon: 3_000,
    freeFromWon: 100_000,
    regionFees: [{ region: "GANGWON" as const }, { region: "JEJU" as const, feeWon: 6_000 }],
  },
};

test("terms go through the form and back (D36-1)", () => {
  expect(z.parse(saleTermsSchema, withoutBlanks(formOf(terms)) as never)).toEqual(terms);
  const agreed = formOf({});
  expect(agreed.isAgreed).toBe(true);
  expect(z.parse(saleTermsSchema, { isAgreed: true } as never)).toEqual({});
});

test("a fee is needed where freight is not agreed about each time", () => {
  expect(z.safeParse(saleTermsSchema, { isAgreed: false } as never).success).toBe(false);
});
