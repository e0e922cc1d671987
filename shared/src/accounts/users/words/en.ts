import type { ko } from "./ko.ts";

export const en = {
  regions: {
    SEOUL: "Seoul",
    INCHEON: "Incheon",
    GYEONGGI: "Gyeonggi",
    DAEJEON: "Daejeon",
    SEJOONG: "Sejong",
    CHUNGCHUNG: "Chungcheong",
    DAEGU: "Daegu",
    GYEONGSANG: "Gyeongsang",
    ULSAN: "Ulsan",
    BUSAN: "Busan",
    GWANGJU: "Gwangju",
    JEOLLA: "Jeolla",
    GANGWON: "Gangwon",
    JEJU: "Jeju",
  },
} satisfies typeof ko;
