/** The regions of Korea, as they are called everywhere. */
export const ko = {
  regions: {
    SEOUL: "서울",
    INCHEON: "인천",
    GYEONGGI: "경기",
    DAEJEON: "대전",
    SEJOONG: "세종",
    CHUNGCHUNG: "충청",
    DAEGU: "대구",
    GYEONGSANG: "경상",
    ULSAN: "울산",
    BUSAN: "부산",
    GWANGJU: "광주",
    JEOLLA: "전라",
    GANGWON: "강원",
    JEJU: "제주",
  },
};
