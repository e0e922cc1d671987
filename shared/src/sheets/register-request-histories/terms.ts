import type { Currency } from "../../kernel/money/amounts.ts";
import { normalize } from "../../kernel/text/text.ts";
import type { Region } from "../../reference/regions/regions.ts";

export type Condition = "NEW" | "NEW_SURPLUS" | "REFURBISHED" | "USED";
export type Payer = "SELLER_PAYS" | "BUYER_PAYS" | "NEGOTIABLE";

/**
 * Words that a cell may hold for each value, in three languages; the value itself is accepted too.
 */
const conditionWords: Record<Condition, readonly string[]> = {
  NEW: ["신품", "새제품", "새것", "new", "全新", "新品"],
  NEW_SURPLUS: [
    "미사용",
    "미사용 재고",
    "미사용 재고품",
    "잉여 재고",
    "new surplus",
    "surplus",
    "unused",
    "全新库存",
    "未使用库存品",
  ],
  REFURBISHED: ["수리·정비품", "재생", "재생품", "리퍼", "refurbished", "翻新", "翻新品"],
  USED: ["중고", "중고품", "used", "二手"],
};
const currencyWords: Record<Currency, readonly string[]> = {
  KRW: ["원", "원화", "₩", "won", "韩元"],
  USD: ["달러", "미국달러", "$", "us$", "dollar", "美元"],
  CNY: ["위안", "위안화", "¥", "rmb", "yuan", "人民币"],
};
const payerWords: Record<Payer, readonly string[]> = {
  SELLER_PAYS: [
    "판매자",
    "판매자 부담",
    "무료",
    "seller",
    "seller pays",
    "free",
    "卖家承担",
    "卖方承担",
    "卖方",
  ],
  BUYER_PAYS: [
    "구매자",
    "구매자 부담",
    "착불",
    "buyer",
    "buyer pays",
    "买家承担",
    "买方承担",
    "买方",
    "到付",
  ],
  NEGOTIABLE: ["협의", "협의 가능", "to be agreed", "negotiable", "协商", "可协商", "面议"],
};
const regionWords: Record<Region, readonly string[]> = {
  SEOUL: ["서울", "서울특별시", "首尔"],
  INCHEON: ["인천", "인천광역시", "仁川"],
  GYEONGGI: ["경기", "경기도", "京畿"],
  DAEJEON: ["대전", "대전광역시", "大田"],
  SEJOONG: ["세종", "세종시", "세종특별자치시", "sejong", "世宗"],
  CHUNGCHUNG: ["충청", "충북", "충남", "충청북도", "충청남도", "chungcheong", "忠清"],
  DAEGU: ["대구", "대구광역시", "大邱"],
  GYEONGSANG: ["경상", "경북", "경남", "경상북도", "경상남도", "庆尚"],
  ULSAN: ["울산", "울산광역시", "蔚山"],
  BUSAN: ["부산", "부산광역시", "釜山"],
  GWANGJU: ["광주", "광주광역시", "光州"],
  JEOLLA: ["전라", "전북", "전남", "전라북도", "전라남도", "전북특별자치도", "全罗"],
  GANGWON: ["강원", "강원도", "강원특별자치도", "江原"],
  JEJU: ["제주", "제주도", "제주특별자치도", "济州"],
};

// Currency signs are no letters, so `normalize` would remove them.
const keyOf = (word: string) => normalize(word) || word.normalize("NFKC").trim();

function reader<Value extends string>(words: Record<Value, readonly string[]>) {
  const entries = Object.entries<readonly string[]>(words);
  const found = new Map(
    // Object.entries widens the keys of the table to string.
    entries.flatMap(([value, all]) =>
      [value, ...all].map((word) => [keyOf(word), value as Value] as const),
    ),
  );
  return (text: string): Value | undefined => found.get(keyOf(text));
}

/** The value that a cell's word stands for, or undefined. */
export const conditionFrom = reader(conditionWords);
export const currencyFrom = reader(currencyWords);
export const payerFrom = reader(payerWords);
export const regionFrom = reader(regionWords);
