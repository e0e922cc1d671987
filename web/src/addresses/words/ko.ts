export const ko = {
  open: "주소 찾기",
  title: "주소 찾기",
  close: "닫기",
  keyword: "도로명, 지번 또는 건물 이름",
  hint: "예: 가산디지털1로 168, 신정동 646-4",
  find: "찾기",
  failed: "지금은 주소를 찾을 수 없습니다. 다시 누르거나 주소를 직접 입력해 주세요.",
  tooWide: "결과가 너무 많거나 검색어가 짧습니다. 도로명과 건물번호까지 입력해 주세요.",
  none: "찾는 주소가 없습니다. 도로명이나 지번을 다시 확인해 주세요.",
  count: "{total, number}건",
  more: "{total, number}건 중 {shown, number}건입니다. 더 자세히 입력하면 줄어듭니다.",
  shipTo: { name: "받는 분", phone: "연락처", zip: "우편번호", address: "주소", region: "지역" },
};
