import * as z from "zod/mini";

/** SPEC.md 3, to the letter. */
export const regions = [
  "SEOUL",
  "INCHEON",
  "GYEONGGI",
  "DAEJEON",
  "SEJOONG",
  "CHUNGCHUNG",
  "DAEGU",
  "GYEONGSANG",
  "ULSAN",
  "BUSAN",
  "GWANGJU",
  "JEOLLA",
  "GANGWON",
  "JEJU",
] as const;
export const region = z.enum(regions);
export type Region = (typeof regions)[number];
