import type { Region } from "./regions.ts";

/** Regions by the first two letters of a province's or city's name, which all its names share. */
const regionsOfProvinces: Record<string, Region> = {
  서울: "SEOUL",
  인천: "INCHEON",
  경기: "GYEONGGI",
  대전: "DAEJEON",
  세종: "SEJOONG",
  충청: "CHUNGCHUNG",
  충북: "CHUNGCHUNG",
  충남: "CHUNGCHUNG",
  대구: "DAEGU",
  경상: "GYEONGSANG",
  경북: "GYEONGSANG",
  경남: "GYEONGSANG",
  울산: "ULSAN",
  부산: "BUSAN",
  광주: "GWANGJU",
  전라: "JEOLLA",
  전북: "JEOLLA",
  전남: "JEOLLA",
  강원: "GANGWON",
  제주: "JEJU",
};

/** The region of an address, or of a province's name; undefined where it begins with none. */
export const regionOfAddress = (address: string): Region | undefined =>
  regionsOfProvinces[address.trim().slice(0, 2)];
