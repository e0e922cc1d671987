import type { Region } from "@bupum/shared/reference/regions/regions";
import type { Person } from "../types.ts";
import { person } from "./people.ts";

export interface Member extends Person {
  companyName: string;
  region: Region;
}

const shops: readonly (readonly [string, string, Region])[] = [
  ["다온자동화", "성하람", "SEOUL"],
  ["한결공조", "채이든", "INCHEON"],
  ["라온테크", "표민서", "GYEONGGI"],
  ["새길유압", "탁지안", "DAEGU"],
  ["은하계전", "감도윤", "GWANGJU"],
  ["가람보일러", "여서준", "DAEJEON"],
  ["두레기전", "모하린", "ULSAN"],
  ["아람펌프", "편시우", "GYEONGSANG"],
  ["늘봄제어", "목예담", "JEOLLA"],
  ["큰솔엔지니어링", "빈나율", "GYEONGSANG"],
  ["참빛포장", "봉이현", "JEOLLA"],
];

/** Members of whom each is at another point of a subscription (seed/subscriptions). */
export const members: Member[] = shops.map(([companyName, name, region], index) => ({
  ...person(`member${String(index + 1).padStart(2, "0")}`, name, 4001 + index),
  companyName,
  region,
}));
