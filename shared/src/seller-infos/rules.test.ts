import { describe, expect, test } from "vitest";
import { companyKey, isBusinessNumber, outcomeOf, pausesTrading } from "./rules.ts";

describe("business numbers", () => {
  test.each(["1208800767", "2208162517", "1248100998", "1234567891", "1111111119"])(
    "%s is one",
    (digits) => expect(isBusinessNumber(digits)).toBe(true),
  );
  test.each(["1234567890", "123456789", "12345678911", "abcdefghij", ""])("%s is none", (digits) =>
    expect(isBusinessNumber(digits)).toBe(false),
  );
});

test("companies are found whatever their legal form is written like", () => {
  for (const name of ["(주)가온 자동화", "주식회사 가온자동화", "㈜가온자동화", "가온자동화"])
    expect(companyKey(name)).toBe("가온자동화");
});

describe("trading", () => {
  const before = {
    businessNumber: "1208800767",
    representative: "김도현",
    bank: { name: "국민", holder: "가온", account: "123-456" },
  };
  test.each([
    ["the business number", { businessNumber: "2208162517" }],
    ["the representative", { representative: "박선영" }],
    ["the bank account", { bank: { ...before.bank, account: "999-999" } }],
    ["having a bank account", { bank: undefined }],
  ])("pauses when %s changes", (_what, change) =>
    expect(pausesTrading(before, { ...before, ...change })).toBe(true),
  );
  test("goes on when nothing of these changes", () =>
    expect(pausesTrading(before, { ...before, bank: { ...before.bank } })).toBe(false));
});

describe("a decision", () => {
  test.each([
    ["PENDING", false, "APPROVED", "approve"],
    ["PENDING", true, "APPROVED", "approve"],
    ["PENDING", false, "REJECTED", "refuse"],
    ["PENDING", true, "REJECTED", "back"],
    ["APPROVED", true, "REJECTED", "revoke"],
    ["APPROVED", true, "APPROVED", undefined],
    ["REJECTED", false, "APPROVED", undefined],
    ["REJECTED", false, "REJECTED", undefined],
    ["NONE", false, "APPROVED", undefined],
  ] as const)("of %s (approved copy: %s) to %s is %s", (status, has, decision, outcome) =>
    expect(outcomeOf(status, has, decision)).toBe(outcome),
  );
});
