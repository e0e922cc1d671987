import type { Region } from "@bupum/shared/reference/regions/regions";
import type { Address, ShippingFeePayer } from "../types.ts";

export interface Shop {
  company: string;
  representative: string;
  contact: string;
  region: Region;
  areaCode: string;
  address: Address;
  level: number;
  shipping: ShippingFeePayer;
  introduction: string;
}

/** Twelve invented companies, spread over the country; the order gives seller01 to seller12. */
export const shops: readonly Shop[] = [
  {
    company: "가온자동화산업",
    representative: "김도현",
    contact: "이수민",
    region: "SEOUL",
    areaCode: "02",
    address: { zip: "08200", address: "서울특별시 구로구 공구상가로 101", detail: "가동 1105호" },
    level: 0.98,
    shipping: "BUYER_PAYS",
    introduction:
      "LS일렉트릭·미쓰비시 PLC와 인버터를 20년째 취급합니다. 오후 3시까지 주문하시면 재고품은 당일 출고합니다.",
  },
  {
    company: "누리에프에이",
    representative: "박선영",
    contact: "정우진",
    region: "GYEONGGI",
    areaCode: "031",
    address: { zip: "14900", address: "경기도 시흥시 제조단지로 24", detail: "12동 3호" },
    level: 1,
    shipping: "SELLER_PAYS",
    introduction:
      "센서와 온도조절기 전문입니다. 단종품은 치수와 출력을 맞춰 대체품을 찾아 드립니다.",
  },
  {
    company: "다솔전기상사",
    representative: "최영배",
    contact: "최윤아",
    region: "BUSAN",
    areaCode: "051",
    address: { zip: "46900", address: "부산광역시 사상구 산업유통로 55", detail: "7동 218호" },
    level: 0.96,
    shipping: "BUYER_PAYS",
    introduction:
      "차단기와 전자접촉기를 수량 단위로 공급합니다. 조선소·플랜트 납품 실적이 많습니다.",
  },
  {
    company: "라온공압",
    representative: "한기태",
    contact: "오지훈",
    region: "DAEGU",
    areaCode: "053",
    address: { zip: "41500", address: "대구광역시 북구 기계유통길 18", detail: "2층" },
    level: 0.99,
    shipping: "NEGOTIABLE",
    introduction:
      "실린더는 스트로크별로, 피팅은 봉 단위로 재고를 둡니다. 도면을 주시면 형번을 잡아 드립니다.",
  },
  {
    company: "마루베어링",
    representative: "서정국",
    contact: "서다은",
    region: "INCHEON",
    areaCode: "032",
    address: { zip: "22700", address: "인천광역시 서구 부품상가로 77", detail: "나동 112호" },
    level: 0.95,
    shipping: "BUYER_PAYS",
    introduction:
      "베어링과 리니어가이드를 정품 확인서와 함께 보내 드립니다. 비규격 레일은 절단 출고합니다.",
  },
  {
    company: "바름전자부품",
    representative: "문지호",
    contact: "강예린",
    region: "SEOUL",
    areaCode: "02",
    address: { zip: "04300", address: "서울특별시 용산구 전자상가길 9", detail: "5층 527호" },
    level: 1.02,
    shipping: "SELLER_PAYS",
    introduction:
      "릴 단위부터 소량 커트테이프까지 공급합니다. 로트와 데이트코드를 견적서에 적어 드립니다.",
  },
  {
    company: "새길보일러부품",
    representative: "윤상철",
    contact: "윤태경",
    region: "DAEJEON",
    areaCode: "042",
    address: { zip: "34300", address: "대전광역시 대덕구 열설비길 31" },
    level: 1,
    shipping: "BUYER_PAYS",
    introduction:
      "산업용 보일러와 버너 부품만 다룹니다. 현장 사진을 보내 주시면 맞는 부품을 알려 드립니다.",
  },
  {
    company: "아람제어기술",
    representative: "임하늘",
    contact: "조민재",
    region: "GYEONGGI",
    areaCode: "031",
    address: { zip: "18400", address: "경기도 화성시 제어산단로 140", detail: "연구동 3층" },
    level: 1.03,
    shipping: "SELLER_PAYS",
    introduction:
      "지멘스·로크웰·벡호프 제어 시스템을 공급하고 펌웨어와 호환성까지 확인해 드립니다.",
  },
  {
    company: "이음산전",
    representative: "배준서",
    contact: "배소연",
    region: "GYEONGSANG",
    areaCode: "055",
    address: { zip: "51500", address: "경상남도 창원시 성산구 자재유통로 62", detail: "4동 101호" },
    level: 0.97,
    shipping: "BUYER_PAYS",
    introduction:
      "제어반 자재를 한 번에 모아 보냅니다. 단자대와 덕트는 지정 길이로 재단해 드립니다.",
  },
  {
    company: "참모터테크",
    representative: "노은석",
    contact: "황보라",
    region: "ULSAN",
    areaCode: "052",
    address: { zip: "44200", address: "울산광역시 북구 구동기술로 15" },
    level: 1.01,
    shipping: "NEGOTIABLE",
    introduction:
      "서보와 인버터의 용량 선정부터 교체까지 돕습니다. 중고와 수리품은 상태를 따로 표시합니다.",
  },
  {
    company: "큰솔계장",
    representative: "신동욱",
    contact: "신아영",
    region: "JEOLLA",
    areaCode: "061",
    address: { zip: "59600", address: "전라남도 여수시 계장자재길 8", detail: "2동" },
    level: 1.04,
    shipping: "SELLER_PAYS",
    introduction:
      "석유화학 현장의 계장품을 맡아 왔습니다. 방폭과 성적서가 필요하면 미리 말씀해 주세요.",
  },
  {
    company: "한결종합자재",
    representative: "유재명",
    contact: "안세희",
    region: "GWANGJU",
    areaCode: "062",
    address: { zip: "62200", address: "광주광역시 광산구 종합유통로 203", detail: "3동 15호" },
    level: 0.99,
    shipping: "BUYER_PAYS",
    introduction:
      "설비 보전팀이 자주 찾는 자재를 넓게 갖추었습니다. 소량도 묶음 배송으로 보내 드립니다.",
  },
];
