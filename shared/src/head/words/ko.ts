import type { HeadWords } from "./types.ts";

export const ko: HeadWords = {
  site: "부품",
  home: "홈",
  description:
    "제조사와 품번으로 산업·전기·전자·자동화 부품을 찾고, 여러 판매자에게 한 번에 견적을 요청해 비교하고 주문하세요.",
  missing: {
    title: "없는 페이지입니다",
    description: "주소가 바뀌었거나 없는 페이지입니다. 품번이나 제조사로 다시 찾아보세요.",
  },
  pages: {
    "/": {
      title: "부품",
      description:
        "제조사와 품번으로 산업·전기·전자·자동화 부품을 찾고, 여러 판매자에게 한 번에 견적을 요청해 비교하고 주문하세요.",
    },
    "/search": {
      title: "부품 찾기",
      description: "제조사와 품번으로 산업용 부품을 찾아 판매자별 가격과 재고를 비교하세요.",
    },
  },
  product: {
    description: "{maker} {part} {name}. 판매자별 가격, 재고, 납기를 비교하고 견적을 받아 보세요.",
  },
  maker: {
    title: "{maker} 부품",
    description:
      "{names}의 부품 {count}종을 품번으로 찾아 판매자별 가격과 재고를 비교하고 견적을 받아 보세요.",
  },
  plain: {
    specifications: "사양",
    marks: "인증",
    otherNumbers: "다른 품번",
    alternates: "대체 가능한 부품",
    offers: "판매자 {count}곳",
    noOffers: "취급하는 판매자를 골라 견적을 요청할 수 있습니다.",
    from: "최저 {price} (부가세 별도)",
    names: "다른 이름",
    country: "국가",
    website: "홈페이지",
    parts: "등록 부품 {count}종",
    allParts: "{maker} 부품 모두 보기",
    search: "부품 찾기",
  },
};
