import { inventedBusinessNumber } from "./business-number.ts";
import type { CategoryKey } from "./categories.ts";
import type { ManufactorKey } from "./makers.ts";
import type { Buyer, Person, Region, Seller, ShippingFeePayer } from "./types.ts";

/** One password for all demo accounts; the market that holds them exists on one machine only. */
export const demoPassword = "Bupum-demo-2026";

/** No mobile number begins with 010-0, so a message to one of these reaches nobody. */
function person(userId: string, name: string, serial: number): Person {
  const email = `${userId}@example.com`;
  const phone = `0100000${String(serial).padStart(4, "0")}`;
  return { userId, password: demoPassword, name, email, phone };
}

interface Shop {
  company: string;
  representative: string;
  contact: string;
  region: Region;
  areaCode: string;
  address: string;
  level: number;
  shipping: ShippingFeePayer;
  categories: readonly CategoryKey[];
  manufactors: readonly ManufactorKey[];
  introduction: string;
}

const shops: readonly Shop[] = [
  {
    company: "가온자동화산업",
    representative: "김도현",
    contact: "이수민",
    region: "SEOUL",
    areaCode: "02",
    address: "서울특별시 구로구 공구상가로 101, 가동 1105호",
    level: 0.98,
    shipping: "BUYER_PAYS",
    categories: ["plc-cpu", "plc-module", "hmi", "relay", "power-supply", "inverter", "contactor"],
    manufactors: ["ls-electric", "autonics", "omron", "mitsubishi", "mean-well"],
    introduction:
      "LS일렉트릭·미쓰비시 PLC와 인버터를 20년째 취급합니다. 오후 3시까지 주문하시면 재고품은 당일 출고합니다.",
  },
  {
    company: "누리에프에이",
    representative: "박선영",
    contact: "정우진",
    region: "GYEONGGI",
    areaCode: "031",
    address: "경기도 시흥시 제조단지로 24, 12동 3호",
    level: 1,
    shipping: "SELLER_PAYS",
    categories: ["proximity-sensor", "photo-sensor", "encoder", "temperature-controller", "timer"],
    manufactors: ["autonics", "hanyoung", "omron", "keyence", "panasonic", "sick", "banner"],
    introduction:
      "센서와 온도조절기 전문입니다. 단종품은 치수와 출력을 맞춰 대체품을 찾아 드립니다.",
  },
  {
    company: "다솔전기상사",
    representative: "최영배",
    contact: "최윤아",
    region: "BUSAN",
    areaCode: "051",
    address: "부산광역시 사상구 산업유통로 55, 7동 218호",
    level: 0.96,
    shipping: "BUYER_PAYS",
    categories: [
      "contactor",
      "overload-relay",
      "molded-case-breaker",
      "leakage-breaker",
      "miniature-breaker",
      "motor-breaker",
    ],
    manufactors: ["ls-electric", "hd-hyundai-electric", "schneider", "abb", "eaton", "fuji"],
    introduction:
      "차단기와 전자접촉기를 수량 단위로 공급합니다. 조선소·플랜트 납품 실적이 많습니다.",
  },
  {
    company: "라온공압",
    representative: "한기태",
    contact: "오지훈",
    region: "DAEGU",
    areaCode: "053",
    address: "대구광역시 북구 기계유통길 18, 2층",
    level: 0.99,
    shipping: "NEGOTIABLE",
    categories: ["cylinder", "solenoid-valve", "air-treatment", "fitting", "pressure-sensor"],
    manufactors: ["smc", "festo", "ckd", "airtac"],
    introduction:
      "실린더는 스트로크별로, 피팅은 봉 단위로 재고를 둡니다. 도면을 주시면 형번을 잡아 드립니다.",
  },
  {
    company: "마루베어링",
    representative: "서정국",
    contact: "서다은",
    region: "INCHEON",
    areaCode: "032",
    address: "인천광역시 서구 부품상가로 77, 나동 112호",
    level: 0.95,
    shipping: "BUYER_PAYS",
    categories: ["bearing", "linear-guide", "geared-motor"],
    manufactors: ["skf", "nsk", "schaeffler", "thk", "hiwin", "oriental-motor"],
    introduction:
      "베어링과 리니어가이드를 정품 확인서와 함께 보내 드립니다. 비규격 레일은 절단 출고합니다.",
  },
  {
    company: "바름전자부품",
    representative: "문지호",
    contact: "강예린",
    region: "SEOUL",
    areaCode: "02",
    address: "서울특별시 용산구 전자상가길 9, 5층 527호",
    level: 1.02,
    shipping: "SELLER_PAYS",
    categories: [
      "capacitor",
      "resistor",
      "microcontroller",
      "regulator",
      "amplifier",
      "transistor",
    ],
    manufactors: ["murata", "samsung-em", "yageo", "ti", "stm", "infineon"],
    introduction:
      "릴 단위부터 소량 커트테이프까지 공급합니다. 로트와 데이트코드를 견적서에 적어 드립니다.",
  },
  {
    company: "새길보일러부품",
    representative: "윤상철",
    contact: "윤태경",
    region: "DAEJEON",
    areaCode: "042",
    address: "대전광역시 대덕구 열설비길 31",
    level: 1,
    shipping: "BUYER_PAYS",
    categories: [
      "burner-control",
      "flame-detector",
      "burner-pump",
      "gas-valve",
      "pressure-switch",
      "burner",
      "room-controller",
    ],
    manufactors: ["resideo", "riello", "danfoss", "navien", "kiturami", "siemens"],
    introduction:
      "산업용 보일러와 버너 부품만 다룹니다. 현장 사진을 보내 주시면 맞는 부품을 알려 드립니다.",
  },
  {
    company: "아람제어기술",
    representative: "임하늘",
    contact: "조민재",
    region: "GYEONGGI",
    areaCode: "031",
    address: "경기도 화성시 제어산단로 140, 연구동 3층",
    level: 1.03,
    shipping: "SELLER_PAYS",
    categories: ["plc-cpu", "plc-module", "network", "safety", "hmi", "power-supply"],
    manufactors: ["siemens", "rockwell", "beckhoff", "phoenix", "wago", "weidmueller"],
    introduction:
      "지멘스·로크웰·벡호프 제어 시스템을 공급하고 펌웨어와 호환성까지 확인해 드립니다.",
  },
  {
    company: "이음산전",
    representative: "배준서",
    contact: "배소연",
    region: "GYEONGSANG",
    areaCode: "055",
    address: "경상남도 창원시 성산구 자재유통로 62, 4동 101호",
    level: 0.97,
    shipping: "BUYER_PAYS",
    categories: [
      "terminal-block",
      "connector",
      "enclosure",
      "relay",
      "relay-socket",
      "pushbutton",
      "power-supply",
      "contactor",
      "miniature-breaker",
      "limit-switch",
    ],
    manufactors: ["phoenix", "wago", "weidmueller", "rittal", "idec", "ls-electric", "mean-well"],
    introduction:
      "제어반 자재를 한 번에 모아 보냅니다. 단자대와 덕트는 지정 길이로 재단해 드립니다.",
  },
  {
    company: "참모터테크",
    representative: "노은석",
    contact: "황보라",
    region: "ULSAN",
    areaCode: "052",
    address: "울산광역시 북구 구동기술로 15",
    level: 1.01,
    shipping: "NEGOTIABLE",
    categories: ["inverter", "servo-drive", "servo-motor", "geared-motor", "linear-guide"],
    manufactors: ["mitsubishi", "yaskawa", "delta", "fuji", "danfoss", "oriental-motor", "abb"],
    introduction:
      "서보와 인버터의 용량 선정부터 교체까지 돕습니다. 중고와 수리품은 상태를 따로 표시합니다.",
  },
  {
    company: "큰솔계장",
    representative: "신동욱",
    contact: "신아영",
    region: "JEOLLA",
    areaCode: "061",
    address: "전라남도 여수시 계장자재길 8, 2동",
    level: 1.04,
    shipping: "SELLER_PAYS",
    categories: [
      "pressure-sensor",
      "flow-sensor",
      "laser-sensor",
      "proximity-sensor",
      "photo-sensor",
      "pressure-switch",
      "burner-control",
      "flame-detector",
      "burner-pump",
      "solenoid-valve",
      "temperature-controller",
    ],
    manufactors: ["ifm", "pepperl-fuchs", "sick", "siemens", "resideo", "danfoss", "smc"],
    introduction:
      "석유화학 현장의 계장품을 맡아 왔습니다. 방폭과 성적서가 필요하면 미리 말씀해 주세요.",
  },
  {
    company: "한결종합자재",
    representative: "유재명",
    contact: "안세희",
    region: "GWANGJU",
    areaCode: "062",
    address: "광주광역시 광산구 종합유통로 203, 3동 15호",
    level: 0.99,
    shipping: "BUYER_PAYS",
    categories: [
      "relay",
      "relay-socket",
      "timer",
      "counter",
      "solid-state-relay",
      "proximity-sensor",
      "photo-sensor",
      "temperature-controller",
      "power-supply",
      "contactor",
      "molded-case-breaker",
      "bearing",
      "cylinder",
      "fitting",
      "room-controller",
      "plc-cpu",
      "inverter",
    ],
    manufactors: ["omron", "autonics", "ls-electric", "nsk", "airtac", "hanyoung"],
    introduction:
      "설비 보전팀이 자주 찾는 자재를 넓게 갖추었습니다. 소량도 묶음 배송으로 보내 드립니다.",
  },
];

export const sellers: Seller[] = shops.map((shop, index) => {
  const serial = 1001 + index;
  const key = `seller${String(index + 1).padStart(2, "0")}`;
  return {
    ...person(key, shop.contact, serial),
    key,
    companyName: shop.company,
    businessNumber: inventedBusinessNumber(serial),
    representative: shop.representative,
    address: shop.address,
    region: shop.region,
    tel: `${shop.areaCode}0000${serial}`,
    fax: `${shop.areaCode}0000${serial + 5000}`,
    categories: shop.categories,
    manufactors: shop.manufactors,
    introduction: shop.introduction,
    priceLevel: shop.level,
    shippingFeePayer: shop.shipping,
  };
});

const customers: readonly (readonly [string, string, Region, string, string])[] = [
  ["해담정밀", "구본아", "GYEONGGI", "15000", "경기도 안산시 단원구 정밀가공로 12"],
  ["온새미식품", "남지우", "CHUNGCHUNG", "28000", "충청북도 청주시 흥덕구 식품산단로 88"],
  ["푸른물산", "도경민", "BUSAN", "46000", "부산광역시 강서구 물류단지로 301"],
  ["미르반도체장비", "류시온", "GYEONGGI", "17000", "경기도 평택시 장비연구로 45"],
  ["솔빛제지", "마승호", "GANGWON", "25000", "강원특별자치도 원주시 제지길 7"],
  ["여울설비관리", "백가람", "SEJOONG", "30000", "세종특별자치시 설비관리로 19"],
];

export const buyers: Buyer[] = customers.map(([company, name, region, zip, address], index) => ({
  ...person(`buyer${String(index + 1).padStart(2, "0")}`, name, 2001 + index),
  companyName: company,
  businessNumber: inventedBusinessNumber(2001 + index),
  region,
  zip,
  address,
}));

export const admin: Person = person("admin", "운영자", 3001);
