import { normalize } from "@bupum/shared/kernel/text/text";

/**
 * Names of makers as Korean and Chinese buyers write them, by the start of the normalised English
 * name; several spellings are separated by "|". Aliases in a maker's own row are added.
 */
const table = `
omron 옴론|오므론|欧姆龙|欧姆龙自动化
siemens 지멘스|西门子
schneider 슈나이더|슈나이더일렉트릭|施耐德|施耐德电气
wago 와고|万可
phoenix 피닉스|피닉스컨택트|피닉스컨텍|菲尼克斯
beckhoff 벡호프|베코프|倍福
abb 에이비비
mitsubishi 미쓰비시|미쯔비시|미쓰비시전기|三菱|三菱电机
fuji 후지|후지전기|富士|富士电机
delta 델타|台达|台达电子
texasinstruments 텍사스인스트루먼트|텍사스인스트루먼츠|德州仪器
yageo 야게오|国巨
vishay 비쉐이|비샤이|威世
murata 무라타|村田
tdk 티디케이
samsung 삼성|삼성전기|三星
panasonic 파나소닉|松下
stmicro 에스티마이크로|에스티|意法半导体|意法
onsemi 온세미|安森美
diodesinc 다이오즈|美台
microchip 마이크로칩|微芯
molex 몰렉스|莫仕
teconnectivity 티이커넥티비티|티이|泰科
rohm 롬|罗姆
infineon 인피니언|인피니온|英飞凌
nxp 엔엑스피|恩智浦
renesas 르네사스|瑞萨
toshiba 도시바|东芝
hrshirose 히로세|广濑
hirose 히로세|广濑
littelfuse 리텔퓨즈|力特
bourns 번스|伯恩斯
kemet 케멧|基美
nexperia 넥스페리아|安世
walsin 왈신|华新科
philips 필립스|飞利浦
bosch 보쉬|博世
danfoss 댄포스|丹佛斯
sick 씨크|西克
pilz 필츠|皮尔磁
balluff 발루프|巴鲁夫
turck 터크|图尔克
honeywell 허니웰|하니웰|霍尼韦尔
autonics 오토닉스|奥托尼克斯
rockwell 로크웰|罗克韦尔|allenbradley
allenbradley 알렌브래들리|앨런브래들리
legrand 르그랑|罗格朗
lenze 렌체|伦茨
weidm 바이드뮬러|魏德米勒
eaton 이튼|伊顿
tuya 투야|涂鸦
aqara 아카라|绿米
ikea 이케아|宜家
xiaomi 샤오미|小米
analogdevices 아날로그디바이스|아날로그디바이스사|亚德诺
maxim 맥심|美信
samtec 샘텍
amphenol 암페놀|安费诺
winbond 윈본드|华邦
espressif 에스프레시프|乐鑫
sunlord 선로드|顺络
taiyoyuden 다이요유덴|太阳诱电
koa 코아
nichicon 니치콘|尼吉康
rubycon 루비콘|红宝石
alps 알프스|阿尔卑斯
hongfa 홍파|宏发
kyocera 교세라|京瓷
epson 엡손|爱普生
recom 레콤
meanwell 민웰|明纬
sma 에스엠에이
fronius 프로니우스
solaredge 솔라엣지
ifm 아이에프엠|이에프엠|易福门
keb 케이이비
jumo 유모
festo 페스토|费斯托
smc 에스엠씨
idec 이덱|아이덱|和泉
sanrex 산렉스
korean 한국단자
wurth 뷔르트|伍尔特
advanced 어드밴스드
power 파워원
lumi 루미
gledopto 글레독토
sonoff 소노프
moes 모에스
heiman 헤이먼|海曼
leviton 레비톤
sinope 시노페
namron 남론
busch 부쉬예거
somfy 솜피
bitron 비트론
keyence 키엔스|基恩士
yaskawa 야스카와|安川|安川电机
sanyo 산요|三洋
hitachi 히타치|日立
nsk 엔에스케이|恩斯克
ntn 엔티엔
thk 티에이치케이|蒂业技凯
skf 에스케이에프|斯凯孚
pepperl 페펄|페펄앤드푹스|倍加福
endress 엔드레스하우저|恩德斯豪斯
yokogawa 요코가와|横河
azbil 아즈빌|야마타케
lselectric 엘에스|ls|ls产电|엘에스일렉트릭|엘에스산전|ls산전|ls일렉트릭|lsis|ls산업시스템
hyundai 현대|现代
hanyoung 한영|한영넉스|韩荣
ckd 씨케이디|喜开理
parker 파커|派克
bender 벤더|本德尔
fluke 플루크|福禄克
ebm 이비엠|依必安派特
sony 소니|索尼
sharp 샤프|夏普
nec 엔이씨
intel 인텔|英特尔
broadcom 브로드컴|博通
avago 아바고|安华高
xilinx 자일링스|赛灵思
altera 알테라|阿尔特拉
lattice 래티스|莱迪思
micron 마이크론|美光
cypress 사이프러스|赛普拉斯
fairchild 페어차일드|仙童
linear 리니어|凌力尔特
silicon 실리콘랩스|芯科
nordic 노르딕|北欧
quectel 퀙텔|移远
jst 제이에스티
jae 제이에이이|航空电子
wima 위마|威马
epcos 엡코스|爱普科斯
hdhyundai 현대|现代|现代电气|현대일렉트릭|현대중공업
airtac 에어텍|에어택|亚德客
oriental 오리엔탈|오리엔탈모터|东方马达|东方电机
hiwin 하이윈|上银
schaeffler 셰플러|쉐플러|舍弗勒|fag|파그
riello 리엘로|利雅路
rittal 리탈|威图
banner 배너|邦纳
kyungdong 경동|경동나비엔|나비엔
kiturami 귀뚜라미
leuze 로이체|劳易测
contrinex 콘트리넥스|科瑞
datalogic 데이타로직|得利捷
sunx 선엑스|神视
finder 핀더|芬德
chint 친트|正泰
delixi 델릭시|德力西
inovance 이노방스|汇川
invt 인벡트|英威腾
weg 베그
norgren 노르그렌|诺冠
koganei 코가네이|小金井
`;

const aliasesByKey = table
  .trim()
  .split("\n")
  .map((row) => {
    const [key = "", names = ""] = row.split(" ");
    return { key, names: names.split("|") };
  });

/** Names of makers as the trade writes them: 롬 for ROHM. */
export const tradeNames: readonly string[] = aliasesByKey.flatMap(({ names }) => names);
const asTradeName = new Set(tradeNames);
export const isTradeName = (word: string): boolean => asTradeName.has(word);

/** Letters with marks as a keyboard without them writes them: Weidmuller and Weidmueller. */
const german: Readonly<Record<string, string>> = { ä: "ae", ö: "oe", ü: "ue", ø: "oe", å: "aa" };
const bare: Readonly<Record<string, string>> = { ø: "o", ß: "ss", ł: "l", æ: "ae" };
const withoutMarks = (name: string, table: Readonly<Record<string, string>>): string =>
  [...name.normalize("NFC").toLowerCase()]
    .map((letter) => table[letter] ?? bare[letter] ?? letter)
    .join("")
    // Latin letters only: marks of other scripts belong to their letters.
    .replaceAll(/[\u00C0-\u024F]/g, (letter) => letter.normalize("NFD").charAt(0));

/** A name in every spelling of its letters, normalised. */
const spellings = (name: string): string[] => [
  ...new Set([name, withoutMarks(name, {}), withoutMarks(name, german)].map(normalize)),
];

/** Words of a company's form or of its trade, which buyers add to a maker's name or leave out. */
const companyForms =
  /(?:[\s,./&]+(?:corporation|corp|company|co|limited|ltd|inc|incorporated|llc|lp|plc|gmbh|ag|kg|kgaa|se|sa|spa|srl|bv|nv|oy|ab|as|pte|pty|sdn|bhd|kk|jp|usa|(?:of\s)?america|korea|japan|china|europe|group|holdings?|international|intl)\b\.?)+$/i;
const companySigns =
  /^(?:\(주\)|㈜|주식회사|株式会社|\(株\)|㈱)\s*|\s*(?:\(주\)|㈜|주식회사|株式会社|㈱|有限公司|股份有限公司|코리아|한국)$/g;
const trades =
  /[\s,./]+(?:electronics?|electric|electrical|automation|industries|industrial|manufacturing|mfg|technolog(?:y|ies)|semiconductors?|components?|interface|systems?|products?|devices?)$/i;

/** A name without the words for a company's form: "OMRON Corporation" is Omron. */
export const withoutForm = (name: string): string =>
  name.normalize("NFKC").trim().replaceAll(companySigns, "").replace(companyForms, "").trim();

/**
 * What a maker may be meant by a name that a buyer writes, normalised, the most exact first: as it
 * stands, without the form of the company, and without the word for its trade.
 */
export function meantMakers(name: string): string[] {
  const plain = withoutForm(name);
  const written = [name, plain, withoutForm(plain.replace(trades, ""))];
  return [...new Set(written.map(normalize))].filter(Boolean);
}

const keyByName = new Map(
  aliasesByKey
    .toReversed()
    .flatMap(({ key, names }) => [key, ...names].map((name) => [normalize(name), key] as const)),
);
/** One spelling for all names of a maker that the trade knows: omron for OMRON and 오므론. */
export function oneSpelling(name: string): string {
  const plain = normalize(withoutForm(name));
  return keyByName.get(plain) ?? plain;
}

/** Leading words of a name by which a maker is found too. */
const longestName = 3;
/** Shorter names, and these, are words of others' names. */
const shortestLater = 6;
const general = new Set("advanced korean linear silicon".split(" "));
const isNamedLater = (key: string, later: readonly string[]) =>
  key.length >= shortestLater && !general.has(key) && later.includes(key);

/**
 * Every name that a maker is found by, normalised: its names, the leading words of its English
 * name, and its trade names.
 */
export function makerKeys(names: readonly string[]): string[] {
  const found = new Set<string>();
  for (const name of names) {
    const words = name.split(/[\s/(),]+/).filter(Boolean);
    for (let count = 1; count <= Math.min(longestName, words.length); count++)
      for (const key of spellings(words.slice(0, count).join(""))) found.add(key);
    const whole = normalize(name);
    for (const key of spellings(name)) found.add(key);
    // Some lists write the name behind an abbreviation or a place: HF(Xiamen Hongfa Electroacoustic).
    const later = words.slice(1, longestName + 1).map(normalize);
    for (const { key, names: aliases } of aliasesByKey)
      if (whole.startsWith(key) || isNamedLater(key, later))
        for (const alias of aliases) found.add(alias);
  }
  found.delete("");
  return [...found];
}
