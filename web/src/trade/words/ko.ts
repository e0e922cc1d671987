import { ko as people } from "@bupum/shared/accounts/users/words/ko";
import { ko as terms } from "@bupum/shared/selling/merchandises/words/ko";

export const ko = {
  regions: people.regions,
  conditions: {
    ANY: "상태 무관",
    ...terms.conditions,
  },
  shipping: terms.shipping,
  rejectReasons: {
    OUT_OF_STOCK: "재고 없음",
    CANNOT_MEET_DELIVERY_DATE: "납기를 맞출 수 없음",
    CANNOT_MEET_CONDITIONS: "요청 조건을 맞출 수 없음",
    INTERNAL_REASONS: "내부 사정",
    OTHER: "기타",
  },
  leadTime: "{days, plural, =0 {당일 출고} other {영업일 #일}}",
  inStock: "재고 있음",
  stockUncounted: "재고 보유",
  noStock: "재고 없음",
  confirmedProduct: "확인한 등록 부품",
  quantityOf: "{count, number} {unit}",
  ownNumber: "구매자 품번 {number}",
  from: "{count, number}{unit}부터",
  minimum: "최소 {count, number}{unit}",
  multiple: "{count, number}{unit} 단위",
  most: "최대 {count, number}{unit}",
  add: "담기",
  added: "담았습니다",
  addedToast: "{part}을(를) 견적 요청함에 담았습니다.",
  notAdded: "지금은 볼 수 없는 부품이어서 담지 못했습니다: {parts}",
  basketFull: "한 번에 {most, number}개 품목까지 담을 수 있습니다.",
  basket: "견적 요청함",
  basketCount: "견적 요청함 {count, number}건",
  chat: "채팅 문의",
  chatWith: "{name}에 채팅 문의",
  intermediary:
    "{company}은(는) 통신판매중개자로서 거래 당사자가 아닙니다. 상품 정보, 견적, 납품, 반품에 대한 책임은 각 판매자에게 있습니다.",
  sheet: {
    name: "견적 내역",
    tooLong: "행이 50,000개를 넘습니다. 기간이나 검색어로 조건을 좁혀 주세요.",
  },
};
