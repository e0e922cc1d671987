/** SPEC.md 3, to the letter; apart from its schema, so that entry chunks stay free of zod. */
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
export type Region = (typeof regions)[number];
