import { expect, test } from "vitest";
import { regionOfAddress } from "./of-address.ts";
import { regions } from "./regions.ts";

const provinces =
  "서울특별시 부산광역시 대구광역시 인천광역시 광주광역시 대전광역시 울산광역시 세종특별자치시 경기도 강원특별자치도 충청북도 충청남도 전북특별자치도 전라남도 경상북도 경상남도 제주특별자치도";

test("each of the seventeen provinces and cities lies in a region, and each region has one", () => {
  const found = provinces.split(" ").map(regionOfAddress);
  expect(found).toHaveLength(17);
  expect(new Set(found)).toEqual(new Set(regions));
});

test("short names and old ones lie in the same region; another text in none", () => {
  expect(regionOfAddress("전북 전주시 완산구 효자로 225")).toBe("JEOLLA");
  expect(regionOfAddress("강원도 춘천시 중앙로 1")).toBe("GANGWON");
  expect(regionOfAddress("경기도 광주시 행정타운로 50")).toBe("GYEONGGI");
  expect(regionOfAddress("중앙로 1")).toBeUndefined();
  expect(regionOfAddress("")).toBeUndefined();
});
