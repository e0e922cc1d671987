import { expect, test } from "vitest";
import { totalOf, type VatMode } from "../../kernel/money/tax.ts";
import { amendmentOfClaim, changeByClaim } from "./of-claims.ts";
import { type Amendable, amendmentOf } from "./rules.ts";

type Of = Parameters<typeof amendmentOfClaim>[0];
const writtenOn = "2026-11-30";
const ended = (amount: number | undefined, more: Partial<Of> & { remedy?: "RETURN" } = {}): Of => ({
  kind: "DAMAGED",
  currency: "KRW",
  vatMode: "EXCLUDED",
  settlement: {
    remedy: more.remedy ?? "CREDIT",
    amount,
    by: "BUYER",
    at: "2026-12-03T15:30:00.000Z",
  },
  ...more,
});

test("a credit lowers the value, a return gives back goods, on Seoul's day of the end (D42-11)", () => {
  expect(amendmentOfClaim(ended(20_000), writtenOn)).toEqual({
    reason: "VALUE_CHANGED",
    supply: 20_000,
    vat: 2_000,
    on: "2026-12-04",
  });
  expect(amendmentOfClaim(ended(20_000, { remedy: "RETURN" }), writtenOn)).toMatchObject({
    reason: "GOODS_RETURNED",
  });
  // Nothing is amended before it was written.
  expect(amendmentOfClaim(ended(1), "2026-12-31")).toMatchObject({ on: "2026-12-31" });
});

test("no amendment without money, in other currencies, and for damages for lateness (D42-11)", () => {
  expect(amendmentOfClaim(ended(undefined), writtenOn)).toBeUndefined();
  expect(amendmentOfClaim({ ...ended(1), settlement: undefined }, writtenOn)).toBeUndefined();
  expect(amendmentOfClaim(ended(1, { currency: "USD" }), writtenOn)).toBeUndefined();
  expect(amendmentOfClaim(ended(1, { kind: "LATE" }), writtenOn)).toBeUndefined();
  const back = ended(1, { kind: "LATE", remedy: "RETURN" });
  expect(amendmentOfClaim(back, writtenOn)).toMatchObject({ reason: "GOODS_RETURNED" });
});

test("its document states to the won what both sides agreed on, in each way of tax (D42-11)", () => {
  for (const vatMode of ["EXCLUDED", "INCLUDED", "ZERO_RATED"] as const satisfies VatMode[])
    for (let amount = 10_000; amount < 10_030; amount++)
      for (const more of [{}, { remedy: "RETURN" }] as const) {
        const agreed = amendmentOfClaim(ended(amount, { vatMode, ...more }), writtenOn)!;
        const taxType = vatMode === "ZERO_RATED" ? "ZERO_RATED" : "TAXED";
        const invoice: Amendable = {
          status: "ISSUED",
          taxType,
          writtenOn,
          supply: 100_000,
          vat: taxType === "TAXED" ? 10_000 : 0,
          amendments: [],
        };
        const [document] = amendmentOf(invoice, agreed.reason, changeByClaim(agreed))!;
        const whole = vatMode === "EXCLUDED" ? amount + Math.round(amount / 10) : amount;
        expect(totalOf(document!)).toBe(-whole);
        expect(document!.writtenOn).toBe(agreed.on);
      }
});
