/** A separate object, so that a sheet bundles no words of a form. */
export const conditions = {
  NEW: "신품",
  NEW_SURPLUS: "미사용 재고품",
  REFURBISHED: "수리·정비품",
  USED: "중고",
};
export const shipping = {
  SELLER_PAYS: "판매자 부담",
  BUYER_PAYS: "구매자 부담",
  NEGOTIABLE: "협의",
};

/** The terms of a listing, on the seller's form and on the admin's. */
export const ko = {
  price: {
    title: "판매 가격",
    currency: "통화",
    minimum: "최소 주문 수량",
    from: "수량 (이상)",
    unitPrice: "단가 (부가세 별도)",
    add: "수량별 단가 추가",
    drop: "{number, number}번째 단가 삭제",
  },
  stock: {
    title: "재고와 출고",
    counted: "재고 수량을 관리합니다",
    stock: "재고 수량",
    uncounted: "수량 대신 ‘재고 보유’로 표시되고, 주문이 확정되어도 수량이 줄지 않습니다.",
    multiple: "주문 단위",
    multipleHint: "이 수량의 배수로만 주문받습니다.",
    leadTime: "납기 (영업일)",
    leadTimeHint: "주문 수락일 기준. 당일 출고는 0",
    region: "출고지",
    regionNone: "선택해 주세요",
    shipping: "배송비",
    sku: "관리 코드 (선택)",
    skuHint: "자사 재고 관리 번호. 구매자에게 보이지 않습니다.",
    memo: "판매 메모 (선택)",
  },
  conditions,
  shipping,
};
