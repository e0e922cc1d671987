/** What is known of the life of a part (D35-1), and of parts to take instead. */
export const ko = {
  lives: {
    ACTIVE: "생산 중",
    NOT_FOR_NEW_DESIGNS: "신규 설계 비권장",
    LAST_ORDER: "마지막 주문 접수",
    DISCONTINUED: "단종",
    REPLACED: "대체됨",
  },
  /** How far a substitute holds (D37-1). */
  grades: { DROP_IN: "그대로 대체", SAME_FOOTPRINT: "같은 치수", SAME_FUNCTION: "같은 기능" },
};
