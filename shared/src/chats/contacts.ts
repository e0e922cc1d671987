/**
 * Finds phone numbers, mail addresses and messenger names in what two people write to each other
 * before they deal (D29-9), also where they are disguised. Part numbers, prices, quantities, dates
 * and the numbers of requests and orders are none.
 */

/** Where contact data stands in a text, as places of its UTF-16 units. */
export interface Contact {
  kind: "PHONE" | "EMAIL" | "MESSENGER";
  start: number;
  end: number;
}

/** What takes its place. */
const masks: Record<Contact["kind"], string> = {
  PHONE: "***-****-****",
  EMAIL: "***@***",
  MESSENGER: "****",
};

/** Drawn, but no part of a number: joiners, variation selectors, key caps, soft hyphens. */
const unseen = new RegExp(
  String.raw`[\u00AD\u034F\u200B-\u200F\u2060-\u2064\u20E3\u3164\uFE0E\uFE0F\uFEFF]`,
  "u",
);
const dashes = /[\u2010-\u2015\u2212\u3161\u30FC\u301C\u223C\u2500\uFE63\uFF0D]/u;
/** Black circled digits, which are not compatible to others: their first one, and what it says. */
const circled = [
  [0x2776, 1],
  [0x2780, 1],
  [0x278a, 1],
  [0x24f5, 1],
] as const;

function plain(character: string): string {
  if (unseen.test(character)) return "";
  if (dashes.test(character)) return "-";
  if (character === "\u24FF") return "0";
  const code = character.codePointAt(0)!;
  for (const [first, says] of circled)
    if (code >= first && code < first + 9) return String(code - first + says);
  return character.normalize("NFKC");
}

/** The text in plain characters, and where each of them came from. */
function plainOf(text: string): { plainText: string; from: number[]; until: number[] } {
  let plainText = "";
  const from: number[] = [];
  const until: number[] = [];
  let at = 0;
  for (const character of text) {
    for (const unit of plain(character).split("")) {
      plainText += unit;
      from.push(at);
      until.push(at + character.length);
    }
    at += character.length;
  }
  return { plainText, from, until };
}

/** Digits as people write them: in figures, in letters like them, in Korean, Chinese, English. */
const words = ["zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine"];
const shapes = ["oO공영빵零〇", "lI|일하一壹幺", "이둘二贰", "삼셋三叁", "사넷四肆"].concat([
  "오五伍",
  "육륙六陆",
  "칠七柒",
  "팔八捌",
  "구九玖",
]);
const digitOf = (value: number) => `(?:[${value}${shapes[value]}]|\\b${words[value]}\\b)`;
const digits = Array.from({ length: 10 }, (_, value) => digitOf(value));
const digit = `(?:${digits.join("|")})`;
const [zero, one, two] = digits as [string, string, string];
/** What follows 01 in a mobile's number. */
const third = `(?:${[0, 1, 6, 7, 8, 9].map((value) => digits[value]).join("|")})`;

/** What stands between digits of one number. */
const gap = String.raw`(?:[\s\-.,/·•_~*()[\]'":;|]|에|다시|대시|하이픈|빼기|점|dash){0,3}`;
const narrow = String.raw`[\s\-]{0,2}`;
const between = String.raw`[\s\-./·)~]{1,3}`;

/** Words that a number or an address follows. */
const phoneLabel = String.raw`(?:전화(?:번호)?|연락처|핸드폰|휴대폰|휴대전화|폰번호|폰|팩스|직통|대표번호|문자|tel|phone|mobile|cell|call|hp|h\.p|fax|电话|手机|联系(?:方式|电话)?|传真)`;
const afterLabel = String.raw`(?:\s?(?:은|는|으로|로|no|number|号码))?[\s:.\-=→>]{0,4}`;

/** Begins a number: nothing of a part's number goes before, but a label may. */
const begins = String.raw`(?:(?<![0-9A-Za-z])(?<![0-9A-Za-z][\-./_])|(?<=(?:^|[^A-Za-z])(?:tel|hp|h\.p|ph|phone|mobile|call|cell|no|t|m)[.:]?))`;
/** Ends one: no further digit, and no more of a part's number. */
const ends = String.raw`(?![0-9A-Za-z]|[\-_.][0-9A-Za-z])`;
/** Of so many pieces, pounds or bars is spoken, not of a number to call. */
const noUnit = String.raw`(?!\s{0,2}(?:원|만|억|개|ea|pcs|rpm|mm|cm|kg|hz|krw|usd|won|元|块|个|파이|바|회|시간|년|월|일\b))`;

const times = (of: string, count: string) => `(?:${of}${gap}){${count}}`;
/** 01 and one of 0, 1, 6 to 9, in one piece or with narrow gaps. */
const mobileHead = `${zero}${narrow}${one}${narrow}`;
const mobileAbroad = String.raw`(?:\(?\+|\b00)${narrow}8${narrow}2\)?${gap}(?:\(?0\)?${gap})?`;
const bareAbroad = String.raw`82[\s\-.]{1,2}`;

const phones = [
  // 010 1234 5678, however it is divided.
  `${begins}\\(?${mobileHead}${zero}\\)?${gap}${times(digit, "7")}${digit}${ends}`,
  // 011 234 5678, divided: in one piece some makers number parts so.
  `${begins}\\(?0${narrow}1${narrow}[16789]\\)?${between}\\d{3,4}${between}\\d{4}${ends}`,
  // Digits that are all divided in the same way: 0 1 0 1 …
  `${begins}${zero}([\\s.\\-/_*])\\1{0,2}${one}\\1+${third}\\1+(?:${digit}\\1+){6,7}${digit}${ends}`,
  `${begins}(?:${mobileAbroad}|${bareAbroad})${one}${narrow}(?:[16789]|${zero})${gap}${times(digit, "6,7")}${digit}${ends}`,
  // Landlines and numbers of the internet, divided as they are written.
  `${begins}\\(?${zero}(?:${two}|[3-6][1-5]|70|50[2-8])${between}(?:${digit}){3,4}${between}(?:${digit}){4}${ends}`,
  `${begins}(?:${mobileAbroad}|${bareAbroad})(?:2|[3-6][1-5]|70)${between}\\d{3,4}${between}\\d{4}${ends}`,
  `${begins}(?:070\\d{8}|02\\d{8})${ends}${noUnit}`,
  // Numbers of whole companies.
  `${begins}(?:15(?:22|33|44|66|77|88|99)|16(?:44|61|66|68|70|88)|18(?:11|33|55|99))[\\s.\\-]\\d{4}${ends}${noUnit}`,
  // Mobiles of China, and numbers of anywhere with their country.
  `${begins}1[3-9]\\d[\\s\\-]?\\d{4}[\\s\\-]?\\d{4}${ends}${noUnit}`,
  `${begins}\\+[1-9]\\d{0,2}(?:[\\s\\-.()]{0,2}\\d){8,12}${ends}`,
  // After a word for it: whatever may be a number.
  `${phoneLabel}${afterLabel}(?<number>0\\d{8,10}|\\d{3,4}[\\s.\\-]\\d{4})${ends}${noUnit}`,
].map((pattern) => new RegExp(pattern, "giu"));

/** Houses of mail, as they are called and written. */
const mailHouse = String.raw`(?:naver|네이버|gmail|지메일|쥐메일|구글|google|daum|다음|hanmail|한메일|kakao|nate|네이트|hotmail|핫메일|outlook|아웃룩|yahoo|icloud|qq|163|126|sina|foxmail)`;
const point = String.raw`\s{0,2}(?:\.|。|[([{<]?\s?(?:dot|점|닷|쩜|도트|点)\s?[)\]}>]?)\s{0,2}`;
const ending = String.raw`(?:[a-z]{2,12}|컴|콤|넷|코|씨오|케이알|컴퍼니)`;
const domain = String.raw`[\p{L}\p{N}][\p{L}\p{N}\-]{0,60}(?:${point}[a-z0-9\-]{1,60}){0,3}${point}${ending}(?![a-z0-9])`;
// Without the look behind, each letter of a long word would begin a search to the word's end.
const mailbox = String.raw`(?<![\p{L}\p{N}._%+-])[\p{L}\p{N}._%+-]{1,64}`;
const latinBox = String.raw`(?<![a-z0-9._%+-])[a-z0-9._%+-]{2,64}`;
const aroundAt = String.raw`(?:[([{<]\s?(?:at|골뱅이|앳|엣|@|艾特)\s?[)\]}>]|골뱅이|앳|艾特)`;

const emails = [
  `${mailbox}\\s{0,2}@\\s{0,2}${domain}`,
  `${mailbox}\\s{0,2}@\\s{0,2}${mailHouse}(?![a-z0-9])`,
  `${latinBox}\\s{0,2}${aroundAt}\\s{0,2}(?:${domain}|${mailHouse})`,
  `${latinBox}\\s{1,2}at\\s{1,2}${mailHouse}${point}${ending}(?![a-z0-9])`,
  `${latinBox}\\s?[#$&*]\\s?${mailHouse}${point}${ending}(?![a-z0-9])`,
  `(?:(?!kakao|qq)${mailHouse}\\s?(?:메일|이메일|mail|아이디|id|邮箱))\\s?(?:은|는|:)?\\s{0,2}(?<address>[a-z][a-z0-9._-]{3,40})`,
].map((pattern) => new RegExp(pattern, "giu"));

/** Messengers whose names mean nothing else, and those that do. */
const messenger = String.raw`(?:카카오?톡|카톡|까톡|카카오|캌톡|ㅋㅏ톡|kakao\s?talk|kakao|katalk|katok|텔레그램|텔레그렘|telegram|위챗|웨이신|웨챗|微信|薇信|威信|we\s?chat|weixin|왓츠앱|whats\s?app|스카이프|skype|扣扣|zalo|viber)`;
const anyMessenger = String.raw`(?:${messenger}|라인|line|qq|vx|wx|v信|tg|텔레|인스타(?:그램)?|instagram|디스코드|discord|시그널|signal)`;
const idWord = String.raw`\s?(?:id|i\.d|아이디|아디|계정|account|号码?|账号|帐号)`;
const byId = String.raw`\s?(?:은|는|이|가|is)?[\s:=\-→>@"'(]{0,4}`;
const name = String.raw`[a-z0-9][a-z0-9._\-]{2,40}`;

const messengers = [
  `(?<![a-z])${anyMessenger}${idWord}${byId}(?<id>${name})`,
  `(?<![a-z])${messenger}\\s?(?:은|는)?\\s{0,2}(?:[:=]\\s{0,2}@?|@)(?<id>${name})`,
  // A name of small letters with a figure or a line in it, right behind.
  `(?<![a-z])${messenger}\\s?(?:은|는)?\\s{1,2}(?<id>(?=[a-z._\\-]*[0-9_])[a-z][a-z0-9._\\-]{3,40})(?![a-z0-9])`,
  `(?<![a-z0-9])(?:qq|扣扣|微信)${byId}(?<id>[1-9]\\d{4,11})${ends}`,
  String.raw`(?<id>(?:https?:\/\/)?(?:(?:open|pf|qr)${point}kakao${point}com|t${point}me|telegram${point}me|line${point}me|wa${point}me|u${point}wechat${point}com|m${point}me)\s?\/\s?[\w\-./?=&%+~@]{1,200})`,
].map((pattern, at) => new RegExp(pattern, at === 2 ? "gu" : "giu"));

const ruled = [
  ["EMAIL", emails],
  ["MESSENGER", messengers],
  ["PHONE", phones],
] as const;

/** All contact data of a text, in its order; none overlaps another. */
export function contactsIn(text: string): Contact[] {
  const { plainText, from, until } = plainOf(text);
  const found: Contact[] = [];
  for (const [kind, patterns] of ruled)
    for (const pattern of patterns)
      for (const match of plainText.matchAll(pattern)) {
        const named = Object.values(match.groups ?? {}).find((group) => group !== undefined);
        const inner = named === undefined ? match[0] : named;
        const start = match.index + match[0].lastIndexOf(inner);
        found.push({ kind, start: from[start]!, end: until[start + inner.trimEnd().length - 1]! });
      }
  return joined(found.toSorted((a, b) => a.start - b.start || b.end - a.end));
}

/** What overlaps is one: the first, as long as both. */
function joined(found: readonly Contact[]): Contact[] {
  const all: Contact[] = [];
  for (const one of found) {
    const last = all.at(-1);
    if (last && one.start < last.end) last.end = Math.max(last.end, one.end);
    else all.push({ ...one });
  }
  return all;
}

/** A number or an address as it is compared: a number by its digits at home. */
function keyOf(text: string): string {
  const { plainText } = plainOf(text);
  if (plainText.includes("@")) return plainText.replaceAll(/\s/g, "").toLowerCase();
  return plainText.replaceAll(/\D/g, "").replace(/^(?:00)?82\(?0?/, "0");
}

/**
 * A text without its contact data, but for what is `shown`: the numbers and addresses that its
 * writer shows to everybody.
 */
export function withoutContacts(
  text: string,
  shown: readonly string[] = [],
): { text: string; isMasked: boolean } {
  const allowed = new Set(shown.map(keyOf));
  let masked = "";
  let done = 0;
  for (const { kind, start, end } of contactsIn(text)) {
    if (allowed.has(keyOf(text.slice(start, end)))) continue;
    masked += text.slice(done, start) + masks[kind];
    done = end;
  }
  return { text: masked + text.slice(done), isMasked: done > 0 };
}
