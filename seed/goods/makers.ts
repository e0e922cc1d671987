import type { InLanguages } from "@bupum/shared/kernel/language/languages";

export interface Maker {
  key: string;
  name: InLanguages;
  /** Other spellings under which buyers and part lists know the maker. */
  aliases: readonly string[];
  /** ISO 3166-1 alpha-2, seat of the maker. */
  country: string;
  website: string;
}

type Row = readonly [
  ko: string,
  en: string,
  zh: string,
  country: string,
  site: string,
  other: string,
];

/** Key, three names, country, web domain, and other spellings separated by "|". */
const rows = {
  "ls-electric": [
    "LS일렉트릭",
    "LS ELECTRIC",
    "LS产电",
    "KR",
    "ls-electric.com",
    "LS산전|LSIS|LS Industrial Systems|LS",
  ],
  autonics: [
    "오토닉스",
    "Autonics",
    "奥托尼克斯",
    "KR",
    "autonics.com",
    "오토닉스(주)|Autonics Corporation",
  ],
  hanyoung: [
    "한영넉스",
    "Hanyoung NUX",
    "韩荣",
    "KR",
    "hanyoungnux.co.kr",
    "한영|한영전자|Hanyoung",
  ],
  "hd-hyundai-electric": [
    "HD현대일렉트릭",
    "HD Hyundai Electric",
    "HD现代电气",
    "KR",
    "hd-hyundaielectric.com",
    "현대일렉트릭|현대중공업 전기|Hyundai Electric|HHI",
  ],
  navien: [
    "경동나비엔",
    "Kyungdong Navien",
    "庆东纳碧安",
    "KR",
    "navien.com",
    "나비엔|Navien|경동",
  ],
  kiturami: [
    "귀뚜라미",
    "Kiturami",
    "吉多拉美",
    "KR",
    "krb.co.kr",
    "귀뚜라미보일러|Kiturami Boiler",
  ],
  "oriental-motor": [
    "오리엔탈모터",
    "Oriental Motor",
    "东方马达",
    "JP",
    "orientalmotor.com",
    "오리엔탈|Oriental|Vexta",
  ],
  "samsung-em": [
    "삼성전기",
    "Samsung Electro-Mechanics",
    "三星电机",
    "KR",
    "samsungsem.com",
    "삼성|SEMCO|Samsung",
  ],
  mitsubishi: [
    "미쓰비시전기",
    "Mitsubishi Electric",
    "三菱电机",
    "JP",
    "mitsubishielectric.com",
    "미쓰비시|미쯔비시|三菱|Mitsubishi|MELSEC",
  ],
  omron: [
    "오므론",
    "Omron",
    "欧姆龙",
    "JP",
    "omron.com",
    "옴론|오므론전자|Omron Automation|Omron Electronics",
  ],
  keyence: ["키엔스", "Keyence", "基恩士", "JP", "keyence.com", "KEYENCE Corporation|기엔스"],
  smc: [
    "SMC",
    "SMC",
    "SMC气动",
    "JP",
    "smcworld.com",
    "에스엠씨|한국SMC|SMC Corporation|SMC Pneumatics",
  ],
  ckd: ["CKD", "CKD", "喜开理", "JP", "ckd.co.jp", "씨케이디|CKD Corporation"],
  fuji: [
    "후지전기",
    "Fuji Electric",
    "富士电机",
    "JP",
    "fujielectric.com",
    "후지|富士|Fuji|Fuji Electric FA",
  ],
  yaskawa: [
    "야스카와",
    "Yaskawa",
    "安川电机",
    "JP",
    "yaskawa.com",
    "야스까와|安川|YASKAWA Electric",
  ],
  panasonic: [
    "파나소닉",
    "Panasonic",
    "松下",
    "JP",
    "industrial.panasonic.com",
    "파나소닉전공|SUNX|썬엑스|Matsushita",
  ],
  idec: ["아이덱", "IDEC", "和泉", "JP", "idec.com", "이즈미|IDEC Corporation|Izumi"],
  nsk: ["NSK", "NSK", "恩斯克", "JP", "nsk.com", "엔에스케이|NSK Ltd"],
  thk: ["THK", "THK", "蒂业技凯", "JP", "thk.com", "티에치케이|THK Co"],
  murata: [
    "무라타",
    "Murata",
    "村田",
    "JP",
    "murata.com",
    "무라타제작소|Murata Electronics|muRata",
  ],
  siemens: [
    "지멘스",
    "Siemens",
    "西门子",
    "DE",
    "siemens.com",
    "씨멘스|Siemens AG|Landis & Staefa|Landis",
  ],
  festo: ["훼스토", "Festo", "费斯托", "DE", "festo.com", "페스토|Festo SE"],
  ifm: ["이에프엠", "ifm electronic", "易福门", "DE", "ifm.com", "IFM|아이에프엠|ifm efector"],
  phoenix: [
    "피닉스컨택트",
    "Phoenix Contact",
    "菲尼克斯电气",
    "DE",
    "phoenixcontact.com",
    "피닉스|피닉스콘택트|菲尼克斯|Phoenix",
  ],
  wago: ["와고", "WAGO", "万可", "DE", "wago.com", "바고|WAGO Kontakttechnik"],
  weidmueller: [
    "바이드뮬러",
    "Weidmüller",
    "魏德米勒",
    "DE",
    "weidmueller.com",
    "와이드뮬러|Weidmuller",
  ],
  sick: ["씨크", "SICK", "西克", "DE", "sick.com", "식|SICK AG"],
  "pepperl-fuchs": [
    "페펄앤드푹스",
    "Pepperl+Fuchs",
    "倍加福",
    "DE",
    "pepperl-fuchs.com",
    "P+F|페펄푹스|Pepperl Fuchs",
  ],
  beckhoff: ["벡호프", "Beckhoff", "倍福", "DE", "beckhoff.com", "백호프|Beckhoff Automation"],
  rittal: ["리탈", "Rittal", "威图", "DE", "rittal.com", "리털|Rittal GmbH"],
  schaeffler: [
    "셰플러 FAG",
    "Schaeffler FAG",
    "舍弗勒FAG",
    "DE",
    "schaeffler.com",
    "FAG|INA|셰플러|Schaeffler",
  ],
  infineon: [
    "인피니언",
    "Infineon",
    "英飞凌",
    "DE",
    "infineon.com",
    "인피니온|Infineon Technologies|International Rectifier|IR",
  ],
  schneider: [
    "슈나이더일렉트릭",
    "Schneider Electric",
    "施耐德电气",
    "FR",
    "se.com",
    "슈나이더|施耐德|Telemecanique|텔레메카닉|Schneider",
  ],
  abb: ["ABB", "ABB", "ABB", "CH", "abb.com", "에이비비|아세아브라운보베리|ABB Ltd"],
  stm: [
    "ST마이크로일렉트로닉스",
    "STMicroelectronics",
    "意法半导体",
    "CH",
    "st.com",
    "ST|에스티마이크로|STMicro|ST Microelectronics",
  ],
  danfoss: ["댄포스", "Danfoss", "丹佛斯", "DK", "danfoss.com", "단포스|Danfoss A/S"],
  riello: ["리엘로", "Riello", "利雅路", "IT", "riello.com", "리엘로버너|Riello Burners|RBL"],
  skf: ["SKF", "SKF", "斯凯孚", "SE", "skf.com", "에스케이에프|AB SKF"],
  rockwell: [
    "로크웰 오토메이션",
    "Rockwell Automation",
    "罗克韦尔自动化",
    "US",
    "rockwellautomation.com",
    "알렌브래들리|Allen-Bradley|Allen Bradley|AB|로크웰",
  ],
  resideo: [
    "허니웰(레지디오)",
    "Honeywell Resideo",
    "霍尼韦尔",
    "US",
    "resideo.com",
    "허니웰|Honeywell|Resideo|하니웰",
  ],
  eaton: ["이튼", "Eaton", "伊顿", "IE", "eaton.com", "묄러|Moeller|Eaton Moeller|Cutler-Hammer"],
  banner: [
    "배너엔지니어링",
    "Banner Engineering",
    "邦纳",
    "US",
    "bannerengineering.com",
    "배너|Banner",
  ],
  ti: [
    "텍사스인스트루먼트",
    "Texas Instruments",
    "德州仪器",
    "US",
    "ti.com",
    "TI|텍사스 인스트루먼츠|TexasInstruments",
  ],
  "mean-well": [
    "민웰",
    "MEAN WELL",
    "明纬",
    "TW",
    "meanwell.com",
    "민웰파워|Meanwell|Mean Well Enterprises|MW MEAN WELL Enterprises",
  ],
  delta: ["델타전자", "Delta Electronics", "台达电子", "TW", "deltaww.com", "델타|台达|Delta"],
  airtac: ["에어텍", "AirTAC", "亚德客", "TW", "airtac.com", "에어택|Airtac International"],
  hiwin: ["하이윈", "HIWIN", "上银", "TW", "hiwin.com", "HIWIN Technologies"],
  yageo: ["야게오", "Yageo", "国巨", "TW", "yageo.com", "야지오|YAGEO Corporation|Phycomp"],
} as const satisfies Record<string, Row>;

export type MakerKey = keyof typeof rows;

export const makers: (Maker & { key: MakerKey })[] = (Object.entries(rows) as [MakerKey, Row][]) // Object.entries widens the keys.
  .map(([key, [ko, en, zh, country, website, other]]) => ({
    key,
    name: { ko, en, zh },
    aliases: other.split("|"),
    country,
    website,
  }));

const names = new Map<string, InLanguages>(makers.map(({ key, name }) => [key, name]));

/** Names of one of our makers. Throws on an unknown key. */
export function makerName(key: string): InLanguages {
  const name = names.get(key);
  if (name === undefined) throw new Error(`No maker ${key}.`);
  return name;
}
