import { anySign } from "./contacts-plain.ts";

/** Phone numbers in a text of plain characters in lower case (D29-9). */

/** Digits as people write them: figures, similar letters, and Korean, Chinese or English words. */
const words = [
  "zero|제로",
  "one|하나",
  "two",
  "three",
  "four",
  "five|다섯",
  "six|여섯",
  "seven|일곱",
  "eight|여덟",
  "nine|아홉",
];
const shapes = ["o공영빵零〇", "li|일하一壹幺", "이둘二贰", "삼셋三叁", "사넷四肆"].concat([
  "오五伍",
  "육륙六陆",
  "칠七柒",
  "팔八捌",
  "구九玖",
]);
const wordOf = (word: string) => (/^[a-z]/.test(word) ? `\\b${word}\\b` : word);
const digitOf = (value: number) =>
  `(?:${words[value]!.split("|").map(wordOf).join("|")}|[${value}${shapes[value]}])`;
const digits = Array.from({ length: 10 }, (_, value) => digitOf(value));
/** Any digit: words first, because some begin with a character that is a digit too. */
const digit = `(?:${words.flatMap((one) => one.split("|").map(wordOf)).join("|")}|[0-9${shapes.join("")}])`;
const [zero, one, two] = digits as [string, string, string];
/** The digits after 01 of a mobile number. */
const third = `(?:${[0, 1, 6, 7, 8, 9].map((value) => digits[value]).join("|")})`;

/** Separators between the digits of one number. */
const gap = String.raw`(?:${anySign}|에|다시|대시|하이픈|빼기|점|dash){0,3}`;
const narrow = String.raw`[\s\-]{0,2}`;
/** Separators between groups of a mobile number: any signs. */
const signs = `${anySign}{1,6}`;
/** Separators of other numbers: no sign that lists, sums or sizes use. */
const between = String.raw`[\s!#$&'()\-./@[\]\\^_\x60{|}~·→]{1,4}`;

/** Words that introduce a number. */
const phoneLabel = String.raw`(?:전화(?:번호)?|전번|연락처|핸드폰|휴대폰|휴대전화|폰번호|폰|팩스|직통|대표번호|문자|\b(?:tel|phone|call|hp|h\.p|fax)|电话|手机|联系(?:方式|电话)?|传真)`;
const afterLabel = String.raw`(?:\s?(?:은|는|으로|로|no|number|号码))?[\s:.\-=→>]{0,4}`;
const date = String.raw`(?:19|20)\d\d(?:0[1-9]|1[0-2])[0-3]\d`;

/** The start of a number: not after a part of a part number, but after a label. */
const begins = String.raw`(?:(?<![0-9A-Za-z])(?<![0-9A-Za-z][\-./_])|(?<=(?:^|[^0-9A-Za-z])(?:tel|hp|h\.p|ph|phone|mobile|call|cell|no|t|m)[.:]?))`;
/** The end of a number: not before a further digit or more of a part number. */
export const ends = String.raw`(?![0-9A-Za-z]|[\-_.][0-9A-Za-z])`;
/** A quantity of pieces, pounds or bars, or a part number follows: not a phone number. */
const noUnit = String.raw`(?!\s{0,2}(?:원|만|억|개|ea|pcs|rpm|mm|cm|kg|hz|krw|usd|won|元|块|个|파이|바|회|시간|년|월|일\b|베어링|시리즈|모터|센서|커넥터|실린더|밸브|릴레이|씰|볼트|너트|벨트))`;

const times = (of: string, count: string) => `(?:${of}${gap}){${count}}`;
/** 01 and one of 0, 1, 6 to 9, in one piece or with narrow gaps. */
const mobileHead = `${zero}${narrow}${one}${narrow}`;
const mobileAbroad = String.raw`(?:\(?\+|\b00)${narrow}8${narrow}2\)?${gap}(?:\(?0\)?${gap})?`;
const bareAbroad = String.raw`(?:\(82\)[\s\-.]{0,2}|82[\s\-.]{1,2})`;

export const phones = [
  // 010 1234 5678, with any separators.
  `${begins}\\(?${mobileHead}${zero}\\)?${gap}${times(digit, "7")}${digit}${ends}`,
  `${begins}\\(?0${narrow}1${narrow}0${signs}\\d{4}${signs}\\d{4}${ends}`,
  // With a letter at one of its ends.
  String.raw`(?<!\d)(?<!\d[\-.])010([\s\-.])\d{4}\1\d{4}(?!\d)`,
  // 011 234 5678; in one piece some makers use this form for parts, but starting with a zero.
  `${begins}\\(?0${narrow}1${narrow}[16789]${signs}\\d{3,4}${signs}\\d{4}${ends}`,
  `${begins}01[16789][2-9]\\d{6,7}${ends}${noUnit}`,
  // Digits that are all separated in the same way: 0 1 0 1 …
  `${begins}${zero}(${anySign})\\1{0,2}${one}\\1+${third}\\1+(?:${digit}\\1+){6,7}${digit}${ends}`,
  `${begins}(?:${mobileAbroad}|${bareAbroad})${one}${narrow}(?:[16789]|${zero})${gap}${times(digit, "6,7")}${digit}${ends}`,
  `${begins}8210[\\s\\-.]{0,2}\\d{4}[\\s\\-.]{0,2}\\d{4}${ends}`,
  // Landline and internet numbers with their usual separators.
  `${begins}\\(?${zero}(?:${two}|[3-6][1-5]|70|50[2-8])${between}(?:${digit}){3,4}${between}(?:${digit}){4}${ends}`,
  `${begins}(?:${mobileAbroad}|${bareAbroad})(?:2|[3-6][1-5]|70)${between}\\d{3,4}${between}\\d{4}${ends}`,
  `${begins}(?:070\\d{8}|02[1-9]\\d{6,7}|0(?:3[1-3]|4[1-4]|5[1-5]|6[1-4])[1-9]\\d{6,7})${ends}${noUnit}`,
  // Service numbers of companies.
  `${begins}(?:15(?:22|33|44|66|77|88|99)|16(?:44|61|66|68|70|88)|18(?:11|33|55|99))[\\s.\\-·♥★●■]{1,3}\\d{4}${ends}${noUnit}`,
  // Chinese mobile numbers, and numbers of any country with a country code.
  `${begins}1[3-9]\\d[\\s\\-]?\\d{4}[\\s\\-]?\\d{4}${ends}${noUnit}`,
  `${begins}\\+(?!1[\\s\\-.(]{0,2}[01])[1-9]\\d{0,2}(?:[\\s\\-.()]{0,2}\\d){8,12}${ends}${noUnit}`,
  // After a word for a phone number: any sequence that may be one.
  `${phoneLabel}${afterLabel}(?<number>0\\d{8,10}|\\d{3,4}[\\s.\\-]\\d{4}|(?!${date})[1-9]\\d{7})${ends}${noUnit}`,
  `\\b(?:mobile|cell)${afterLabel}(?<number>0\\d{8,10}|[2-9]\\d{2,3}[\\s.\\-]\\d{4})${ends}${noUnit}`,
].map((pattern) => new RegExp(pattern, "gu"));

/** Words for the number of a part, a lot, a deal or a place. */
const otherNumber =
  /(?:s\/n|p\/n|l\/n|\b(?:s\.n|serial|lot|part|model|po)(?:\s?(?:no|number))?|(?:부품|제품|품목|자재|도면|모델|시리얼|일련|로트|견적|주문|발주|의뢰|요청|거래|송장|운송장|계좌|사업자)\s?(?:번호|넘버|no)|품번|도번|형번|좌표|序列号|型号|订单号)\s?(?:은|는|이|가)?[\s:.#=-]{0,4}$/u;

/** A row of switches, each on or off. */
const onOff = new RegExp(`^(?:[01]|${anySign})*$`, "u");
const asMobile = new RegExp(`^\\(?01[016789]${signs}\\d{3,4}${signs}\\d{4}$`, "u");

/** A service number that some makers also use for parts: Keystone 1661-2001. */
const asCompany = /^1[568]\d\d\D{1,3}\d{4}$/u;
/** Ends with a name in Latin letters, without a word for a telephone. */
const maker =
  /(?<![a-z0-9])(?!(?:tel|telephone|phone|call|dial|fax|mobile|cell|contact|number|center|centre|office|line|ars|or|to|at|us|me)\s)[a-z][a-z&.-]+\s{1,2}$/u;

/** Whether the match is a phone number: no row of switches, and no number of something else. */
export const isCallable = (found: string, before: string): boolean =>
  // A number in the form of a mobile number is one, whatever stands before it.
  !onOff.test(found) &&
  (asMobile.test(found) ||
    !(otherNumber.test(before) || (asCompany.test(found) && maker.test(before))));

const labelled = new RegExp(`${phoneLabel}${afterLabel}$`, "u");
/** The forms of service and landline numbers. Mobile and foreign numbers are always phone numbers. */
const landline = /^(?:1[568]\d{6}|0[2-7]\d{7,9})$/u;

/** Whether a number in the form of a phone number can also be a part number, by its digits. */
export const canBePartNumber = (digitsOnly: string, before: string): boolean =>
  landline.test(digitsOnly) && !labelled.test(before);
