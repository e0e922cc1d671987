import { describe, expect, test } from "vitest";
import { parseInput } from "../../kernel/words/faults.ts";
import {
  businessNumber,
  closureDraft,
  closureState,
  companyKey,
  formatBusinessNumber,
  isBusinessNumber,
  outcomeOf,
  pausesTrading,
  withoutLegalForm,
} from "./rules.ts";

describe("business numbers", () => {
  test.each(["1208800767", "2208162517", "1248100998", "1234567891", "1111111119"])(
    "%s is one",
    (digits) => expect(isBusinessNumber(digits)).toBe(true),
  );
  test.each(["1234567890", "123456789", "12345678911", "abcdefghij", ""])("%s is none", (digits) =>
    expect(isBusinessNumber(digits)).toBe(false),
  );
  test("are accepted in any usual form, and shown in three groups", () => {
    for (const text of ["120-88-00767", " 120 88 00767", "１２０８８００７６７"])
      expect(parseInput(businessNumber, text)).toEqual({ data: "1208800767" });
    for (const [text, code] of [
      ["123-45-67890", "BUSINESS_NUMBER"],
      ["120-88-0076", "BUSINESS_NUMBER_DIGITS"],
      ["120-88-007677", "BUSINESS_NUMBER_DIGITS"],
      ["열 자리", "BUSINESS_NUMBER_DIGITS"],
    ] as const)
      expect(parseInput(businessNumber, text)).toEqual({ faults: [{ path: "", code }] });
    expect(formatBusinessNumber("1208800767")).toBe("120-88-00767");
  });
});

test("companies are found in any spelling of their legal form", () => {
  for (const name of ["(주)가온 자동화", "주식회사 가온자동화", "㈜가온자동화", "가온자동화"])
    expect(companyKey(name)).toBe("가온자동화");
  expect(companyKey("GAON Co., Ltd.")).toBe("gaon");
  expect(companyKey("Gaon-Ｆ.A Inc.")).toBe("gaonfa");
  expect(withoutLegalForm("㈜가온 Incheon")).toBe("가온 Incheon");
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
    ["the bank", { bank: { ...before.bank, name: "신한" } }],
    ["the account's holder", { bank: { ...before.bank, holder: "김도현" } }],
    ["having a bank account", { bank: undefined }],
  ])("pauses when %s changes", (_what, change) =>
    expect(pausesTrading(before, { ...before, ...change })).toBe(true),
  );
  test("pauses when a first bank account is named", () =>
    expect(pausesTrading({ ...before, bank: undefined }, before)).toBe(true));
  test("continues when nothing of these changes", () => {
    expect(pausesTrading(before, { ...before, bank: { ...before.bank } })).toBe(false);
    const without = { ...before, bank: undefined };
    expect(pausesTrading(without, { ...without })).toBe(false);
  });
});

describe("a decision", () => {
  test.each([
    ["PENDING", false, "APPROVED", "approve"],
    ["PENDING", true, "APPROVED", "approve"],
    ["PENDING", false, "REJECTED", "refuse"],
    ["PENDING", true, "REJECTED", "back"],
    ["APPROVED", true, "REJECTED", "revoke"],
    ["APPROVED", true, "APPROVED", undefined],
    ["REJECTED", false, "APPROVED", "approve"],
    ["REJECTED", false, "REJECTED", undefined],
    ["NONE", false, "APPROVED", undefined],
  ] as const)("of %s (approved copy: %s) to %s is %s", (status, has, decision, outcome) =>
    expect(outcomeOf(status, has, decision)).toBe(outcome),
  );
});

const faults = (from: string, to: string) => {
  const found = parseInput(closureDraft, { from, to });
  return "faults" in found ? found.faults.map(({ path, code }) => `${path} ${code}`) : [];
};

describe("an absence", () => {
  test("lasts from a day to the same or a later one, at most 180 days", () => {
    expect(faults("2026-11-22", "2026-11-22")).toEqual([]);
    expect(faults("2026-11-22", "2027-05-21")).toEqual([]);
    expect(faults("2026-11-22", "2027-05-22")).toEqual(["to CLOSURE_TOO_LONG"]);
    expect(faults("2026-11-22", "2026-11-21")).toEqual(["to DATE_RANGE"]);
    expect(faults("2026-11-22", "tomorrow")).toEqual(["to invalid_format"]);
  });

  test.each([
    ["2026-11-21", "AHEAD"],
    ["2026-11-22", "CLOSED"],
    ["2026-11-24", "CLOSED"],
    ["2026-11-25", undefined],
  ] as const)("from the 22nd to the 24th is on %s: %s", (today, state) =>
    expect(closureState({ from: "2026-11-22", to: "2026-11-24" }, today)).toBe(state),
  );
  test("that is not stated does not exist", () =>
    expect(closureState(undefined, "2026-11-22")).toBeUndefined());
});
