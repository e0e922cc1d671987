import { expect, test } from "vitest";
import { sendsKey, spendTry, toSends, useToken } from "./items.ts";

const now = "2026-11-23T03:00:00.000Z";
const target = "+821012345678";

test("five tries are counted in the row, also in parallel (D16-2)", () => {
  expect(spendTry("vrf_1")).toMatchObject({
    add: { tries: 1 },
    guard: { exists: true, absentOrBelow: { tries: 5 }, refused: { code: "VERIFICATION_INVALID" } },
  });
});

test("codes of the last day count, older ones do not (D16-4)", () => {
  const key = { pk: "sends", sk: "sends" };
  const list = [
    "2026-11-22T03:00:00.000Z",
    "2026-11-22T03:00:00.001Z",
    "2026-11-23T02:59:00.000Z",
  ].map((at) => ({ at, id: "vrf_1", scope: "SIGNUP#guest" }));
  expect(toSends(key, { ...key, list, version: 3 }, now)).toEqual({
    key,
    list: list.slice(1),
    version: 3,
  });
  expect(toSends(key, undefined, now)).toEqual({ key, list: [], version: 0 });
});

test("requests of strangers use up no code of a number's holder (D16-4)", () => {
  const budget = (purpose: "SIGNUP" | "EDITMYINFO" | "FINDID" | "FINDPASSWORD", name = "") =>
    sendsKey("PHONE", { target, purpose }, name).pk;
  expect(budget("SIGNUP")).toBe(budget("EDITMYINFO"));
  const apart = [
    budget("SIGNUP"),
    budget("FINDID"),
    budget("FINDPASSWORD", "hong"),
    budget("FINDPASSWORD", "kim"),
    sendsKey("EMAIL", { target, purpose: "SIGNUP" }, "").pk,
    sendsKey("PHONE", { target: "+821012345679", purpose: "SIGNUP" }, "").pk,
  ];
  expect(new Set(apart).size).toBe(apart.length);
});

test("a token is valid for its purpose, caller and time, and for nothing else (D16-3)", () => {
  const bound = { purpose: "SIGNUP", channel: "PHONE", target, caller: "guest" } as const;
  expect(useToken("token", bound, now)).toMatchObject({
    guard: {
      equals: bound,
      // 2026-11-23T03:00:00Z.
      atLeast: { ttl: 1_795_402_800 },
      refused: { code: "VERIFICATION_INVALID" },
    },
  });
  expect(useToken("token", bound, now)).toHaveProperty("drop");
});
