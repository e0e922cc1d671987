/** What is known of the life of a part (D35-1). */
export const ko = {
  lives: {
    ACTIVE: "생산 중",
    NOT_FOR_NEW_DESIGNS: "신규 설계 비권장",
    LAST_ORDER: "마지막 주문 접수",
    DISCONTINUED: "단종",
    REPLACED: "대체됨",
  },
};
