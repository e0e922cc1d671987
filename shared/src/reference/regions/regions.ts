/** To the letter as they were given (D23-2); apart from its schema, so that entry chunks stay free of zod. */
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
