export const ko = {
  title: "분류",
  hint: "세 단계까지 만들 수 있습니다. 화살표로 같은 단계 안의 순서를 바꿉니다.",
  names: { ko: "이름 (한국어)", en: "이름 (영어)", zh: "이름 (중국어)" },
  path: "위치",
  key: "그림 이름",
  keyHint: "부품 그림을 고르는 영문 이름입니다. 비워 두면 상위 분류의 그림을 씁니다.",
  parts: "부품 {count, number}건",
  productCount: "부품 수",
  createdAt: "등록일",
};
