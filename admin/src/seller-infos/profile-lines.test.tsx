import type { SellerProfile } from "@bupum/shared/accounts/seller-infos/contract";
import { expect, test } from "vitest";
import { profile } from "../../test/seller-profile.ts";
import { isDifferent, profileKeys } from "./profile-lines.ts";

const differing = (other: SellerProfile) =>
  profileKeys.filter((key) => isDifferent(profile, other, key));

test("two copies with the same content show no difference, in any order of their lists", () => {
  expect(differing({ ...profile, categories: ["PLC", "센서"] })).toEqual([]);
  expect(differing({ ...profile, address: { ...profile.address, detail: "" } })).toEqual([]);
});

test("a changed account, a hidden number and a new file are each marked", () => {
  const bank = { name: "가람은행", holder: "김가람", account: "110-123-456789" };
  const phone = { ...profile.phone, visible: false };
  expect(differing({ ...profile, bank, phone })).toEqual(["phone", "bank"]);
  const businessFile = { id: "fil_01J" as const, fileName: "등록증.pdf", size: 10 };
  expect(differing({ ...profile, businessFile })).toEqual(["businessFile"]);
});
