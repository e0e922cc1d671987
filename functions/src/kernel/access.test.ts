import { Problem } from "@bupum/shared/kernel/problem";
import { expect, test } from "vitest";
import { mustBe, type Relation, relationOf } from "./access.ts";
import type { Actor } from "./context.ts";

const user = (one: 1 | 2, isSeller: boolean): Actor => ({
  type: "user",
  userId: `usr_${one}`,
  sellerId: `sel_${one}`,
  role: isSeller ? "SELLER" : "USER",
  isSeller,
  writerRole: "NONE",
  isWriter: false,
  expertCategories: [],
  isPremium: false,
  name: "홍길동",
});
const [seller, former, rival] = [user(1, true), user(1, false), user(2, true)];
const admin: Actor = { type: "admin", userId: "usr_9", name: "운영자" };
const order = { buyerId: "usr_2", sellerId: "sel_1" } as const;

test("the seller of a row is the one it names, while the account may sell (D7-1)", () => {
  expect(relationOf(seller, order)).toBe("seller");
  expect(relationOf(former, order)).toBe("none");
  expect(relationOf(rival, { sellerId: "sel_1" })).toBe("none");
  expect(relationOf(seller, {})).toBe("none");
});

test("owner and buyer of a row are the accounts it names; a guest is neither (D7-1)", () => {
  expect(relationOf(rival, order)).toBe("buyer");
  expect(relationOf(seller, { ownerId: "usr_1", sellerId: "sel_1" })).toBe("owner");
  expect(relationOf(former, { ownerId: "usr_2", buyerId: "usr_2" })).toBe("none");
  expect(relationOf({ type: "guest" }, { ...order, ownerId: "usr_1" })).toBe("none");
  expect(relationOf(admin, order)).toBe("admin");
});

const found = (actor: Actor, ...allowed: Relation[]) => {
  try {
    return mustBe(actor, order, ...allowed);
  } catch (error) {
    return error instanceof Problem ? error.code : error;
  }
};

test("a caller without an allowed relation to a row gets 404 (D7-1)", () => {
  expect(found(seller, "seller", "admin")).toBe("seller");
  expect(found(admin, "seller", "admin")).toBe("admin");
  expect(found(rival, "seller", "admin")).toBe("NOT_FOUND");
  expect(found(admin, "buyer", "seller")).toBe("NOT_FOUND");
  expect(found(former, "buyer", "seller", "admin")).toBe("NOT_FOUND");
});
