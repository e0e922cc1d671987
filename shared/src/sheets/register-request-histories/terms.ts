import type { Currency } from "../../kernel/money/amounts.ts";
import { normalize } from "../../kernel/text/text.ts";
import type { Region } from "../../reference/regions/regions.ts";

export type Condition = "NEW" | "NEW_SURPLUS" | "REFURBISHED" | "USED";
export type Payer = "SELLER_PAYS" | "BUYER_PAYS" | "NEGOTIABLE";

/**
 * Words that a cell may hold for each value, in three languages; the value itself is accepted too.
 */
const conditionWords: Record<Condition, readonly string[]> = {
  NEW: [
    "신품",
    "새제품",
    "새상품",
    "새것",
    "미개봉",
    "신품 미개봉",
    "미개봉 신품",
    "정품",
    "정품 신품",
    "new",
    "new original",
    "original new",
    "brand new original",
    "original",
    "brand new",
    "unopened",
    "factory sealed",
    "全新",
    "新品",
    "全新未拆",
    "原装",
    "全新原装",
  ],
  NEW_SURPLUS: [
    "미사용",
    "신동품",
    "미사용품",
    "미사용 재고",
    "미사용 재고품",
    "잉여 재고",
    "new surplus",
    "surplus",
    "unused",
    "new old stock",
    "nos",
    "全新库存",
    "未使用库存品",
  ],
  REFURBISHED: [
    "수리·정비품",
    "수리품",
    "정비품",
    "재생",
    "재생품",
    "리퍼",
    "리퍼비시",
    "오버홀",
    "refurbished",
    "refurb",
    "reconditioned",
    "翻新",
    "翻新品",
  ],
  USED: ["중고", "중고품", "used", "second hand", "2nd hand", "二手", "二手品"],
};
const currencyWords: Record<Currency, readonly string[]> = {
  KRW: ["원", "원화", "₩", "won", "韩元"],
  USD: ["달러", "미국달러", "$", "us$", "dollar", "美元"],
  CNY: ["위안", "위안화", "rmb", "yuan", "人民币"],
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
  SEOUL: ["서울", "서울시", "서울특별시", "首尔"],
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

/** Cities with dealers, which write them instead of their province. */
const cities: Partial<Record<Region, string>> = {
  GYEONGGI:
    "수원 성남 안산 시흥 화성 평택 부천 안양 용인 고양 김포 파주 군포 의왕 광명 하남 오산 이천 안성 남양주 의정부 구리 양주 포천 여주",
  CHUNGCHUNG: "천안 아산 청주 충주 당진 서산 제천 공주 논산 음성 진천",
  GYEONGSANG:
    "구미 포항 경주 창원 마산 진해 김해 양산 진주 거제 안동 통영 사천 밀양 경산 영천 칠곡 김천",
  JEOLLA: "전주 익산 군산 여수 순천 광양 목포 나주 정읍 김제",
  GANGWON: "원주 춘천 강릉 동해 속초 삼척",
  JEJU: "서귀포",
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
export const currencyFrom = reader(currencyWords);
export const payerFrom = reader(payerWords);

const namedCondition = reader(conditionWords);
const grade =
  /\s*(?:[a-cs]\+?\s?급|[a-cs]\+? ?grade|grade ?[a-cs]\+?|상태 ?(?:상|중|하|좋음))\s*/gi;

/** A condition, with or without a remark: 중고(A급) is used; 신품(중고) says two things. */
export function conditionFrom(text: string): Condition | undefined {
  const plain = text.normalize("NFKC");
  const remark = /[([]([^)\]]*)[)\]]/.exec(plain)?.[1] ?? "";
  const [whole, bare, other] = [
    plain,
    plain.replaceAll(/[([][^)\]]*[)\]]/g, " ").replaceAll(grade, " "),
    remark.replaceAll(grade, " "),
  ].map(namedCondition);
  return whole ?? (other === undefined || other === bare ? bare : undefined);
}

const namedRegion = reader(regionWords);
const regionOfCity = new Map(
  // Object.entries widens the regions to string.
  Object.entries(cities).flatMap(([region, names]) =>
    names.split(" ").map((name) => [name, region as Region] as const),
  ),
);

/** A region by its name, by a city of it, or by an address that begins with one: 인천시 부평구. */
export function regionFrom(text: string): Region | undefined {
  const words = text
    .normalize("NFKC")
    .replace(/^[\s([]*\d{5}[)\]]?\s*|^(?:대한민국|한국|south korea|korea)[\s,]+/gi, "")
    .split(/[\s,()/·-]+/);
  const first = words.find((word) => word !== "") ?? "";
  const bare = first.replace(/(?:시|도|군)$/, "");
  return namedRegion(text) ?? namedRegion(first) ?? namedRegion(bare) ?? regionOfCity.get(bare);
}
