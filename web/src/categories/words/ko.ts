export const ko = {
  title: "카테고리",
  description: "산업용 부품을 종류별로 찾고, 사양과 재고로 좁혀 판매자별 가격을 비교하세요.",
  page: {
    description:
      "{category} {count}종을 사양, 제조사, 재고, 납기로 좁혀 찾고 판매자별 가격을 비교해 견적을 받아 보세요.",
    missing: "없는 카테고리입니다",
    guide: "구매 가이드",
    below: "하위 카테고리",
  },
};
