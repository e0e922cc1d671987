import { ko as words } from "@bupum/shared/catalogue/products/words/ko";

export const ko = {
  title: "대체·후속 부품",
  relations: {
    REPLACES: "이 부품으로 대체된 이전 부품",
    REPLACED_BY: "이 부품을 대체하는 후속 부품",
    EQUIVALENT: "서로 대체할 수 있는 부품",
    INSTEAD: "이 부품 대신 쓸 수 있는 부품",
    INSTEAD_OF: "이 부품으로 대신할 수 있는 부품",
  },
  grades: words.grades,
  gradeHints: {
    DROP_IN: "배선이나 가공 없이 그대로 바꿔 끼울 수 있습니다.",
    SAME_FOOTPRINT: "치수와 설치 자리가 같습니다. 사양은 확인해 주세요.",
    SAME_FUNCTION: "하는 일이 같습니다. 설치 자리는 다를 수 있습니다.",
  },
  sources: {
    MAKER: "제조사 자료",
    ADMIN: "운영자 확인",
    QUOTES: "구매자 주문으로 확인",
  },
  difference: "{name} {from} → {to}",
  same: "공통 사양 모두 같음",
  more: "외 {count, number}건",
  instead: "대신 {part}",
  take: "바꾸기: 대신 {part}",
  insteadOf: "{part} 대신",
  compare: "사양 비교",
  compareWith: "{part} 사양 비교",
};
