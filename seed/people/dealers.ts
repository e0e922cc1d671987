import { counterKey, dealerRows, type MakerNames } from "@bupum/functions/selling/dealers/items";
import type { Item } from "@bupum/functions/kernel/table";
import type { DealerEntity } from "@bupum/shared/selling/dealers/admin-contract";
import { sellerIdOf, ulidOf } from "@bupum/shared/kernel/owner-ids";
import { toE164 } from "@bupum/shared/kernel/text/phone";
import { addMinutes } from "@bupum/shared/kernel/time";
import type { Region } from "@bupum/shared/reference/regions/regions";
import { makerIdOf } from "../goods/goods-rows.ts";
import { openedAt, seedId } from "../ids.ts";
import { makers, type MakerKey } from "../goods/makers.ts";
import { sellers } from "./people.ts";
import { userIdOf } from "./people-rows.ts";
import { between, shuffled } from "../random.ts";
import type { Seller } from "../types.ts";

type Place = readonly [areaCode: string, zip: string, address: string];
const places: Record<Region, Place> = {
  SEOUL: ["02", "08200", "서울특별시 구로구 공구상가로"],
  INCHEON: ["032", "21600", "인천광역시 남동구 남동산단로"],
  GYEONGGI: ["031", "14900", "경기도 시흥시 제조단지로"],
  DAEJEON: ["042", "34300", "대전광역시 대덕구 산업단지로"],
  SEJOONG: ["044", "30000", "세종특별자치시 첨단산단로"],
  CHUNGCHUNG: ["041", "31000", "충청남도 천안시 서북구 공단로"],
  DAEGU: ["053", "41500", "대구광역시 북구 유통단지로"],
  GYEONGSANG: ["055", "51500", "경상남도 창원시 성산구 기계단지로"],
  ULSAN: ["052", "44700", "울산광역시 남구 산업로"],
  BUSAN: ["051", "46900", "부산광역시 사상구 괘감로"],
  GWANGJU: ["062", "62200", "광주광역시 광산구 하남산단로"],
  JEOLLA: ["063", "54800", "전북특별자치도 전주시 덕진구 팔복공단로"],
  GANGWON: ["033", "26300", "강원특별자치도 원주시 문막공단길"],
  JEJU: ["064", "63100", "제주특별자치도 제주시 산업단지로"],
};

/** Invented dealers; no maker has appointed them. */
const rows: readonly (readonly [ko: string, en: string, region: Region])[] = [
  ["가람에프에이", "Garam FA", "SEOUL"],
  ["다솔전기", "Dasol Electric", "SEOUL"],
  ["한결오토메이션", "Hangyeol Automation", "SEOUL"],
  ["새론테크", "Saeron Tech", "SEOUL"],
  ["미리내상사", "Mirinae Trading", "INCHEON"],
  ["바다공압", "Bada Pneumatics", "INCHEON"],
  ["해오름모션", "Haeoreum Motion", "GYEONGGI"],
  ["나래시스템", "Narae Systems", "GYEONGGI"],
  ["온누리계전", "Onnuri Electric", "GYEONGGI"],
  ["도담센서", "Dodam Sensors", "GYEONGGI"],
  ["이든제어", "Eden Controls", "GYEONGGI"],
  ["한밭에프에이", "Hanbat FA", "DAEJEON"],
  ["늘봄전자", "Neulbom Electronics", "DAEJEON"],
  ["세온자동화", "Seon Automation", "SEJOONG"],
  ["천안아라기전", "Ara Electric Cheonan", "CHUNGCHUNG"],
  ["청아모터스", "Cheonga Motors", "CHUNGCHUNG"],
  ["달구벌공구", "Dalgubeol Tools", "DAEGU"],
  ["비슬베어링", "Biseul Bearings", "DAEGU"],
  ["가야유공압", "Gaya Fluid Power", "GYEONGSANG"],
  ["창원다온기계", "Daon Machinery Changwon", "GYEONGSANG"],
  ["구미하나전자", "Hana Electronics Gumi", "GYEONGSANG"],
  ["태화계장", "Taehwa Instruments", "ULSAN"],
  ["고래밸브", "Gorae Valves", "ULSAN"],
  ["누리마루전기", "Nurimaru Electric", "BUSAN"],
  ["금정기전", "Geumjeong Electric", "BUSAN"],
  ["오륙도에프에이", "Oryukdo FA", "BUSAN"],
  ["빛고을자동화", "Bitgoeul Automation", "GWANGJU"],
  ["온고을전기", "Ongoeul Electric", "JEOLLA"],
  ["여수보일러부품", "Yeosu Boiler Parts", "JEOLLA"],
  ["치악산업", "Chiak Industries", "GANGWON"],
  ["한라설비", "Halla Equipment", "JEJU"],
];

const numberOf = (region: Region, serial: number) => toE164(`${places[region][0]}0000${serial}`)!;

function inventedDealer(index: number): DealerEntity {
  const [ko, en, region] = rows[index]!;
  const [, zip, street] = places[region];
  const own = shuffled(`dealer/${en}`, makers, ({ key }) => key);
  const some = own.slice(0, between(`dealer/${en}/makers`, 2, 7));
  const at = addMinutes(openedAt, 200 + index);
  return {
    id: seedId("dlr", en),
    name: { ko, en, zh: en },
    region,
    manufactorIds: some.map(({ key }) => makerIdOf(key)),
    address: { zip, address: `${street} ${index * 7 + 3}` },
    tel: numberOf(region, 4001 + index),
    ...(index % 3 > 0 && { fax: numberOf(region, 8001 + index) }),
    website: `https://dealer${String(index + 1).padStart(2, "0")}.example.com`,
    email: `dealer${String(index + 1).padStart(2, "0")}@example.com`,
    introduction: `${some.map(({ name }) => name.ko).join(", ")} 제품을 취급합니다. 재고와 납기는 전화로 확인해 주세요.`,
    state: "SHOWN",
    version: 1,
    createdAt: at,
    updatedAt: at,
  };
}

/** The dealer row that the worker makes for a seller that names makers. */
function dealerOf(seller: Seller): DealerEntity {
  const sellerId = sellerIdOf(userIdOf(seller));
  const { companyName } = seller;
  return {
    id: `dlr_${ulidOf(sellerId)}`,
    sellerId,
    name: { ko: companyName, en: companyName, zh: companyName },
    region: seller.region,
    manufactorIds: seller.manufactors.slice(0, 30).map(makerIdOf),
    address: seller.address,
    tel: toE164(seller.tel)!,
    fax: toE164(seller.fax)!,
    introduction: seller.introduction,
    state: "SHOWN",
    version: 1,
    createdAt: openedAt,
    updatedAt: openedAt,
  };
}

/** Dealers of the demo market, and their number for each region and each maker. */
export function allDealerRows(): Item[] {
  const names: MakerNames = new Map<ReturnType<typeof makerIdOf>, DealerEntity["name"]>(
    makers.map((maker) => [makerIdOf(maker.key satisfies MakerKey), maker.name]),
  );
  const dealers = [
    ...sellers.filter(({ manufactors }) => manufactors.length > 0).map(dealerOf),
    ...rows.map((_, index) => inventedDealer(index)),
  ];
  const counts = new Map<string, Record<string, number>>();
  for (const { region, manufactorIds } of dealers)
    for (const of of ["", ...manufactorIds]) {
      const byRegion = counts.get(of) ?? {};
      byRegion[region] = (byRegion[region] ?? 0) + 1;
      counts.set(of, byRegion);
    }
  return [
    ...dealers.flatMap((dealer) => dealerRows(dealer, names)),
    ...[...counts].map(([of, byRegion]) => ({
      ...counterKey(of || undefined),
      ...byRegion,
      version: 0,
    })),
  ];
}
