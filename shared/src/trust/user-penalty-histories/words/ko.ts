export const ko = {
  reasons: {
    INAPPROPRIATE_LANGUAGE: "부적절한 언행",
    MISSED_DELIVERY_DATE: "납기 미준수",
    EXTRA_COST_REQUEST: "추가 비용 요구",
    OTHER: "기타",
  },
};
