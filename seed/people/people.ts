import type { Region } from "@bupum/shared/reference/regions/regions";
import { assortments } from "../goods/assortments.ts";
import { inventedBusinessNumber } from "./business-number.ts";
import { categories } from "../goods/categories.ts";
import type { CategoryKey } from "../goods/categories.ts";
import { shops } from "./shops.ts";
import type { Buyer, Person, Seller } from "../types.ts";

/** One password for all demo accounts; their market exists on one machine only. */
export const demoPassword = "Bupum-demo-2026";

/** No mobile number begins with 010-0, so a message to one of these reaches nobody. */
export function person(userId: string, name: string, serial: number): Person {
  const email = `${userId}@example.com`;
  const phone = `0100000${String(serial).padStart(4, "0")}`;
  return { userId, password: demoPassword, name, email, phone };
}

const parents = new Map(categories.map(({ key, parent }) => [key, parent]));

/** Top-level categories of what a seller keeps, the fullest first. */
function profileOf(keeps: readonly CategoryKey[]): string[] {
  const groups = Map.groupBy(keeps, (key) => parents.get(key) ?? key);
  return [...groups]
    .toSorted(([, left], [, right]) => right.length - left.length)
    .map(([key]) => key);
}

export const sellers: Seller[] = shops.map((shop, index) => {
  const serial = 1001 + index;
  const { keeps, manufactors } = assortments[index] ?? { keeps: [], manufactors: [] };
  const key = `seller${String(index + 1).padStart(2, "0")}`;
  return {
    ...person(key, shop.contact, serial),
    key,
    companyName: shop.company,
    businessNumber: inventedBusinessNumber(serial),
    representative: shop.representative,
    address: shop.address,
    region: shop.region,
    tel: `${shop.areaCode}0000${serial}`,
    fax: `${shop.areaCode}0000${serial + 5000}`,
    categories: profileOf(keeps),
    keeps,
    manufactors,
    introduction: shop.introduction,
    priceLevel: shop.level,
    shippingFeePayer: shop.shipping,
  };
});

const customers: readonly (readonly [string, string, Region, string, string])[] = [
  ["해담정밀", "구본아", "GYEONGGI", "15000", "경기도 안산시 단원구 정밀가공로 12"],
  ["온새미식품", "남지우", "CHUNGCHUNG", "28000", "충청북도 청주시 흥덕구 식품산단로 88"],
  ["푸른물산", "도경민", "BUSAN", "46000", "부산광역시 강서구 물류단지로 301"],
  ["미르반도체장비", "류시온", "GYEONGGI", "17000", "경기도 평택시 장비연구로 45"],
  ["솔빛제지", "마승호", "GANGWON", "25000", "강원특별자치도 원주시 제지길 7"],
  ["여울설비관리", "백가람", "SEJOONG", "30000", "세종특별자치시 설비관리로 19"],
];

export const buyers: Buyer[] = customers.map(([company, name, region, zip, address], index) => ({
  ...person(`buyer${String(index + 1).padStart(2, "0")}`, name, 2001 + index),
  companyName: company,
  businessNumber: inventedBusinessNumber(2001 + index),
  region,
  address: { zip, address },
}));

export const admin: Person = person("admin01", "운영자", 3001);
