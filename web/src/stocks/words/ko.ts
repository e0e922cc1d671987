export const ko = {
  title: "환율·제조사 주가",
  won: "{amount}원",
  up: "{rate}% 올랐습니다",
  down: "{rate}% 내렸습니다",
  same: "{rate}% 변동 없음",
  rateSource: "환율: {source} {day} 매매기준율",
  priceSource: "주가: {source} {day} 종가(지연)",
  sources: { exim: "한국수출입은행", portal: "금융위원회 (공공데이터포털)" },
  stale: "최신 값이 아닐 수 있습니다",
};
