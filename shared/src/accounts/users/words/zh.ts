import type { ko } from "./ko.ts";

export const zh = {
  regions: {
    SEOUL: "首尔",
    INCHEON: "仁川",
    GYEONGGI: "京畿",
    DAEJEON: "大田",
    SEJOONG: "世宗",
    CHUNGCHUNG: "忠清",
    DAEGU: "大邱",
    GYEONGSANG: "庆尚",
    ULSAN: "蔚山",
    BUSAN: "釜山",
    GWANGJU: "光州",
    JEOLLA: "全罗",
    GANGWON: "江原",
    JEJU: "济州",
  },
} satisfies typeof ko;
