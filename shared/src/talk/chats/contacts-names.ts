import { ends } from "./contacts-phones.ts";
import { anySign } from "./contacts-plain.ts";

/** Mail addresses and names in messengers in a text of plain characters (D29-9). */

/** Mail providers in their spoken and written names. */
const mailHouse = String.raw`(?:naver|네이버|gmail|지메일|쥐메일|구글|google|daum|다음|hanmail|한메일|kakao|nate|네이트|hotmail|핫메일|outlook|아웃룩|yahoo|icloud|qq|163|126|sina|foxmail)`;
const koreanHouse = "(?:네이버|지메일|쥐메일|다음|한메일|네이트|핫메일|아웃룩)";
const point = String.raw`\s{0,2}(?:\.|。|[([{<]?\s?(?:dot|점|닷|쩜|도트|点)\s?[)\]}>]?)\s{0,2}`;
const latinEnding =
  "(?:com|net|org|kr|co|io|biz|info|me|cn|jp|us|uk|de|fr|eu|asia|app|dev|shop|store|tech|ai|hk|tw|vn|sg|th|my|id|ph|au|nz|ca|ru|nl|ch|se|es|pl|xyz|online|site|email|mail|pro|cc|tv|edu|gov|company|group|world|work|top|ltd|inc|global|cloud)";
const ending = `(?:${latinEnding}|컴|콤|넷|코|씨오|케이알|컴퍼니|한국|회사|中国|公司|网络)`;
const domain = String.raw`[\p{L}\p{N}][\p{L}\p{N}\-]{0,60}(?:${point}[a-z0-9\-]{1,60}){0,3}${point}${ending}(?![a-z0-9])`;
// The look-behind prevents a search from each letter of a long word (quadratic time).
const mailbox = String.raw`(?<![\p{L}\p{N}._%+-])[\p{L}\p{N}._%+-]{1,64}`;
const latinBox = String.raw`(?<![a-z0-9._%+-])[a-z0-9._%+-]{2,64}`;
const aroundAt = String.raw`(?:[([{<]\s?(?:at|골[뱅벵]이|앳|엣|@|艾特)\s?[)\]}>]|[-_]\s?at\s?[-_]|골[뱅벵]이|앳|艾特)`;
/** After these words `at` is a preposition of place. */
const noBox = String.raw`(?!(?:look(?:ing)?|see|available|order(?:ed)?|buy|bought|check|found|find|visit|sold|priced|stock|listed|is|are|it|us|more|now|here|price|shown|made|only|site|page|shop|arrive[sd]?)\s)`;

export const emails = [
  `${mailbox}\\s{0,2}@\\s{0,2}${domain}`,
  `${mailbox}\\s{0,2}@\\s{0,2}${mailHouse}(?![a-z0-9])`,
  `${latinBox}\\s{0,2}${aroundAt}\\s{0,2}(?:${domain}|${mailHouse})`,
  `${mailbox}\\s{0,2}골[뱅벵]이\\s{0,2}${mailHouse}(?:${point}${ending}(?![a-z0-9]))?`,
  `${latinBox}\\s{1,3}${koreanHouse}\\s?[닷점쩜]\\s?(?:컴|콤|넷|com|net)`,
  `${latinBox}\\s{1,2}at\\s{1,2}${mailHouse}${point}${ending}(?![a-z0-9])`,
  `(?<![a-z0-9._%+-])${noBox}[a-z0-9._%+-]{2,64}\\s{1,2}at\\s{1,2}[a-z0-9][a-z0-9\\-]{1,60}(?:\\.[a-z0-9\\-]{1,60}){0,2}\\.${latinEnding}(?![a-z0-9])`,
  `${latinBox}\\s?[#$&*]\\s?(?!google|구글)${mailHouse}${point}${ending}(?![a-z0-9])`,
  // Letter by letter.
  String.raw`(?<![a-z0-9])(?:[a-z0-9._-]\s){2,40}@(?:\s[a-z0-9-]){2,30}\s\.(?:\s[a-z.]){2,8}(?![a-z0-9])`,
  `(?:(?!kakao|qq)${mailHouse}\\s?(?:메일|이메일|mail|아이디|id|邮箱))\\s?(?:은|는|:)?\\s{0,2}(?<address>[a-z][a-z0-9._-]{3,40})`,
].map((pattern) => new RegExp(pattern, "gu"));

/** Messenger names without another meaning: those written by syllables, and in Latin letters. */
const syllables = String.raw`(?:카카오\s?톡|카\s?톡|까\s?톡|카카오|캌톡|ㅋㅏ톡|ㅋ\s?ㅌ|텔레그[램렘]|위챗|웨이신|웨챗|微信|薇信|威信|加微|加[vV]|[vV]信|왓츠앱|스카이프|扣扣|인스타(?:그램)?)`;
const latin = String.raw`(?:kakao\s?talk|kakao|katalk|katok|telegram|we\s?chat|weixin|whats\s?app|skype|zalo|viber|instagram)`;
const messenger = `(?:${syllables}|${latin})`;
const anyMessenger = `(?:${messenger}|qq|vx|wx|tg|텔레|디스코드|discord)`;
/** Messenger names with another meaning, such as a production line or a signal. */
const ambiguous = "(?:라인|line|시그널|signal)";
const koreanId = "(?:아이디|아디|아뒤|계정|账号|帐号)";
const idWord = String.raw`\s?(?:id|i\.d|${koreanId}|account|号码?)`;
const byId = String.raw`\s?(?:은|는|이|가|is)?[\s:=\-→>@"'(]{0,4}`;
const name = String.raw`[a-z0-9][a-z0-9._\-]{2,40}`;
/** Words of sentences about messengers, and kinds of files: they are no names. */
const noName = String.raw`(?!(?:please|only|messages?|call|chat|talk|channel|group|account|number|send|sent|contact|with|from|here|thanks|login|image|photos?|files?|video|link|share|business|official|series|type|model|also|business|support|kakao|wechat|telegram|whatsapp|account|plus|friend|alarm)(?![a-z0-9_]))`;
/** A part number in capitals. */
const noPart = String.raw`(?![A-Z0-9./]*-[A-Z0-9\-./]*(?![a-z0-9_]))`;
const free = String.raw`(?<id>${noName}${noPart}[A-Za-z][A-Za-z0-9_.\-]{3,40})`;
const anyCase = (words: string) =>
  words.replaceAll(/(?<!\\)[a-z]/g, (letter) => `[${letter}${letter.toUpperCase()}]`);
const latinName = anyCase(latin);
const letters = String.raw`(?<![A-Za-z])`;
/** The sentence is about something sent by a messenger, not about a name. */
const noCase = "(?!\\s?(?:으로|로|에|방|사진|파일|채널|을|를|상담|문의|도))";

/** Applied to the text in lower case. */
const loose = [
  `(?<![a-z])${anyMessenger}${idWord}${byId}(?<id>${name})`,
  `(?<![a-z])(?<!생산|제조|조립|공정)${ambiguous}\\s?${koreanId}${byId}(?<id>${name})`,
  `(?<![a-z])${messenger}\\s?(?:은|는)?\\s{0,2}(?:[:=]\\s{0,2}@?|@)(?<id>[a-z]${name})`,
  `(?<![a-z0-9])(?:qq|扣扣|微信)${byId}(?<id>[1-9]\\d{4,11})${ends}`,
  String.raw`(?<id>(?:https?:\/\/)?(?:(?:open|pf|qr)${point}kakao${point}com|t${point}me|telegram${point}me|line${point}me|wa${point}me|u${point}wechat${point}com|m${point}me)\s?\/\s?[\w\-./?=&%+~@]{1,200})`,
];
/** Applied to the text as written: capitals distinguish parts from names. */
const strict = [
  `${letters}(?:${anyCase(ambiguous)})\\s?(?:[iI]\\.?[dD]${byId}|@\\s?)(?<id>[a-z][a-z._]{3,30}[a-z0-9._\\-]{0,20})(?![A-Za-z0-9])`,
  `${syllables}(?:\\s?(?:은|는|${koreanId}))?${anySign}{0,6}${free}`,
  `${letters}${latinName}${anySign}{1,6}${free}`,
  `${letters}(?:[vV][xX]|[wW][xX]|[tT][gG])${anySign}{1,6}(?<id>${noName}[a-z][a-z0-9_.\\-]{3,40})(?![A-Za-z0-9])`,
  // The name stands before the messenger.
  `(?<![A-Za-z0-9._\\-])(?<first>${noName}${noPart}(?![\\w.\\-]{1,40}\\.(?:pdf|jpe?g|png|dwg|xlsx?|zip|docx?|step|stp))[a-z][a-z0-9_.\\-]{3,40})${anySign}{0,6}${syllables}${noCase}`,
];

export const messengers = loose.map((pattern) => new RegExp(pattern, "gu"));
export const writtenMessengers = strict.map((pattern) => new RegExp(pattern, "gu"));
