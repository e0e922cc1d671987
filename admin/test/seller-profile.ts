import type { SellerProfile } from "@bupum/shared/accounts/seller-infos/contract";

/** A seller's submission. */
export const profile: SellerProfile = {
  companyName: "가람전기",
  businessNumber: "1234567891",
  representative: "김가람",
  address: { zip: "06236", address: "서울 강남구 테헤란로 1" },
  region: "SEOUL",
  email: "garam@example.com",
  categories: ["센서", "PLC"],
  manufactorIds: [],
  phone: { number: "+821012345678", visible: true },
};
