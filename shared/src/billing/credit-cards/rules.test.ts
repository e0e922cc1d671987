import { expect, test } from "vitest";
import { Problem } from "../../kernel/problem.ts";
import { isInUse, mustBeFirst, mustBeFree, mustBeOwn, mustHaveCard } from "./rules.ts";

const codeOf = (act: () => unknown) => {
  try {
    act();
    return undefined;
  } catch (error) {
    return error instanceof Problem ? error.code : error;
  }
};

test("a card comes from its account's own window, as its only one", () => {
  expect(codeOf(() => mustBeOwn("usr_1", "usr_1"))).toBeUndefined();
  expect(codeOf(() => mustBeOwn("usr_2", "usr_1"))).toBe("CUSTOMER_KEY_FOREIGN");
  expect(codeOf(() => mustBeFirst(undefined))).toBeUndefined();
  expect(codeOf(() => mustBeFirst({}))).toBe("CARD_EXISTS");
});

test("who is charged has a card", () => {
  const card = { id: "crd_1" };
  expect(mustHaveCard(card)).toBe(card);
  expect(codeOf(() => mustHaveCard(undefined))).toBe("CARD_REQUIRED");
});

test("the card of a subscription that renews stays, any other may go (D13-10)", () => {
  expect(isInUse({ status: "ACTIVE" })).toBe(true);
  expect(codeOf(() => mustBeFree({ status: "ACTIVE" }))).toBe("CARD_IN_USE");
  for (const free of [undefined, { status: "SUSPENDED" }, { status: "CANCELLED" }] as const) {
    expect(isInUse(free)).toBe(false);
    expect(codeOf(() => mustBeFree(free))).toBeUndefined();
  }
});
