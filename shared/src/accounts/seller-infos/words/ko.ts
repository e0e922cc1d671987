/** What the tax office says of a business number (D11-12). */
export const ko = {
  taxStates: {
    OPEN: "계속사업자",
    PAUSED: "휴업",
    CLOSED: "폐업",
    UNKNOWN: "등록되지 않은 번호",
  },
  taxTypes: {
    GENERAL: "일반과세자",
    SIMPLIFIED: "간이과세자",
    SPECIAL: "과세특례자",
    EXEMPT: "면세사업자",
    NON_PROFIT: "비영리·국가기관",
    GROUP: "고유번호 단체",
    SIMPLIFIED_INVOICES: "간이과세자(세금계산서 발급)",
  },
};
