import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { contactsIn, numbersToLookUp, withoutContacts } from "./contacts.ts";

const numbers = [
  "010-1234-5678",
  "01012345678",
  "010 1234 5678",
  "010.1234.5678",
  "010/1234/5678",
  "010_1234_5678",
  "010~1234~5678",
  "010ㅡ1234ㅡ5678",
  "010, 1234, 5678",
  "010 - 1234 - 5678",
  "(010)1234-5678",
  "010)1234-5678",
  "010 12 34 56 78",
  "011-234-5678",
  "０１０－１２３４－５６７８",
  "공일공-일이삼사-오육칠팔",
  "공일공 일이삼사 오육칠팔",
  "공일공일이삼사오육칠팔",
  "영일영 1234 5678",
  "공1공-12삼4-56칠8",
  "010-일이삼사-5678",
  "010에 1234에 5678",
  "010 다시 1234 다시 5678",
  "o1o-1234-5678",
  "O10 1234 5678",
  "0l0-1234-5678",
  "0 1 0 1 2 3 4 5 6 7 8",
  "0-1-0-1-2-3-4-5-6-7-8",
  "0.1.0.1.2.3.4.5.6.7.8",
  "010-①②③④-⑤⑥⑦⑧",
  "❶⓿❶ 010❶234-5678",
  "0️⃣1️⃣0️⃣1️⃣2️⃣3️⃣4️⃣5️⃣6️⃣7️⃣8️⃣",
  "0\u200B1\u200B0\u200B-1234-5678",
  "zero one zero one two three four five six seven eight",
  "零一零 1234 5678",
  "〇一〇-一二三四-五六七八",
  "+82-10-1234-5678",
  "+82 10 1234 5678",
  "+821012345678",
  "+82 (0)10-1234-5678",
  "0082-10-1234-5678",
  "82-10-1234-5678",
  "02-555-1234",
  "02)555-1234",
  "(02) 555-1234",
  "031-123-4567",
  "070-1234-5678",
  "+82-2-555-1234",
  "+82 31 123 4567",
  "1588-1234",
  "138-1234-5678",
  "13812345678",
  "+86 138 1234 5678",
  "+1 (415) 555-2671",
  "전화 555-1234",
  "TEL010-1234-5678",
  "연락처: 0212345678",
  "010-1234-5678이에요",
  "6205-2RS 010-1234-5678",
];
const addresses = [
  "hong@naver.com",
  "hong＠naver．com",
  "hong @ naver . com",
  "hong(at)naver.com",
  "hong[at]naver[dot]com",
  "hong at naver dot com",
  "hong골뱅이naver.com",
  "hong 골뱅이 네이버 닷컴",
  "hong골뱅이 naver점com",
  "hong#naver.com",
  "hong@네이버",
  "네이버 메일 hong1234",
  "홍길동@회사.co.kr",
];
const names = [
  "카톡 아이디 hongkildong",
  "카톡 hong1234",
  "카톡ID: hong_gd",
  "카카오톡 아이디는 hong.gd",
  "kakao id: hong123",
  "카톡: hongkildong",
  "텔레그램 @hong_gd",
  "telegram: hong_gd",
  "라인 아이디 hongline",
  "LINE ID: hongline",
  "위챗 hong_8888",
  "wechat id hongkd",
  "微信：hongkd88",
  "微信号 hongkd",
  "qq 123456789",
  "QQ号：123456789",
  "https://open.kakao.com/o/sAbCdEf",
  "open . kakao . com / o/abc",
  "t.me/hong_gd",
  "왓츠앱 아이디 hong77",
  "wa.me/821012345678",
];
const harmless = [
  "0.16, 0.25, 0.4, 0.63 sq",
  "1,234,567원",
  "12,345.00 USD",
  "13,800,000,000원",
  "15000000000원",
  "2026-10-07",
  "2026.10.07",
  "20261007",
  "02.11.2026 10:00",
  "10/07/2026",
  "1500-1800 rpm",
  "1588-1800mm",
  // A maker's part.
  "Keystone 1661-2001 10개 재고 있나요?",
  "TE Connectivity 1644-5588",
  "100개 @ 1.200원",
  "100 pcs @ 2.5 USD",
  "라인 MR-J2S-40A 교체",
  "카톡으로 MR-J2S-40A 사진 보냈습니다",
  "카카오 결제 되나요?",
  "이오 이공 삼사일 후 납품",
  "공구 이십일개, 육각렌치 오일 포함",
  "수량 1000, 2000, 3000",
  "010 20 30 40 개",
  "사업자번호 123-45-67890",
  "운송장 123456789012",
  "계좌 110-123-456789",
  "-10 ~ +55℃, 24V DC 0.5A",
  "전화 주세요. 6205-2RS 100개",
  "전화로 2026-10-07에 확인",
  "0430250200 몰렉스, 0190730001",
  "0 1 2 3 4 5 6 7 8 9 10 11",
  "1-2-3-4-5-6-7-8-9-10-11",
  "https://www.misumi.com/vona2/detail/110302634310/",
  "3.3V/5V @ 100mA",
  "7804, 7805, 7806, 7808, 7809",
];

const list = join(import.meta.dirname, "../../../../../shared/data/parts-dev.jsonl.gz");

/** Part numbers of the test data, from all over the file. */
function partNumbers(count: number): string[] {
  const all = gunzipSync(readFileSync(list))
    .toString()
    .trimEnd()
    .split("\n")
    .map((line) => (JSON.parse(line) as { partNumber: string }).partNumber);
  const step = Math.floor(all.length / count);
  return Array.from({ length: count }, (_, at) => all[at * step]!);
}

const masked = (text: string) => withoutContacts(text).text;
const kindsOf = (text: string) => contactsIn(text).map(({ kind }) => kind);

describe("contact data is found (D29-9)", () => {
  test.each([
    ["PHONE", numbers],
    ["EMAIL", addresses],
    ["MESSENGER", names],
  ] as const)("%s, in all its disguises", (kind, texts) => {
    const missed = texts.filter(
      (text) => !kindsOf(`안녕하세요, ${text} 부탁합니다`).includes(kind),
    );
    expect(missed).toEqual([]);
  });

  test("in more than sixty disguises", () => {
    expect(new Set([...numbers, ...addresses, ...names]).size).toBeGreaterThan(60);
  });

  test("and removed without the text around it", () => {
    expect(masked("6205-2RS 10개, 010-1234-5678로 연락 주세요")).toBe(
      "6205-2RS 10개, ***-****-****로 연락 주세요",
    );
    expect(masked("메일 hong 골뱅이 네이버 닷컴, 카톡 아이디 hongkd")).toBe(
      "메일 ***@***, 카톡 아이디 ****",
    );
    expect(masked("01012345678 / 02-555-1234")).toBe("***-****-**** / ***-****-****");
  });

  test("except what its writer publishes", () => {
    const shown = ["+82255512345", "sales@example.com"];
    expect(withoutContacts("02-5551-2345, Sales@Example.com, 010-1234-5678", shown)).toEqual({
      text: "02-5551-2345, Sales@Example.com, ***-****-****",
      isMasked: true,
    });
    expect(withoutContacts("(02) 5551-2345", shown).isMasked).toBe(false);
    expect(withoutContacts("kim@example.com", shown).isMasked).toBe(true);
  });
});

describe("what is no contact data stays", () => {
  test("prices, dates, quantities, sizes and words", () => {
    expect(harmless.filter((text) => contactsIn(text).length > 0)).toEqual([]);
  });

  test("numbers of requests, estimates and purchase orders", () => {
    const made = Array.from({ length: 1_000 }, (_, at) => {
      const random = String((at * 7_919) % 100_000).padStart(5, "0");
      return `${["EG", "ES", "PO"][at % 3]}-2610${String((at % 28) + 1).padStart(2, "0")}-${random}`;
    });
    expect(
      made.filter((number) => contactsIn(`${number} 건 확인 부탁드립니다`).length > 0),
    ).toEqual([]);
  });
});

describe("numbers to look up in the catalogue (D29-9)", () => {
  test("are no addresses and no names", () => {
    expect(numbersToLookUp("hong@naver.com, 카톡 아이디 hongkd")).toEqual([]);
  });

  test("are service and landline numbers, five at most, in their order", () => {
    expect(numbersToLookUp("1661-2001 10개, 02-555-1234 3개 있나요?")).toEqual([
      "1661-2001",
      "02-555-1234",
    ]);
    const many = Array.from({ length: 9 }, (_, at) => `1661-200${at}`);
    expect(numbersToLookUp(many.join(", "))).toEqual(many.slice(0, 5));
  });

  test.each([
    "010-1234-5678",
    "138-1234-5678",
    "+82 2 555 1234",
    "전화 1661-2001",
    "hong@naver.com",
  ])("%s is none of them", (text) => expect(numbersToLookUp(text)).toEqual([]));
});

describe.skipIf(!existsSync(list))("the test parts beside the repository", () => {
  test("5,000 part numbers stay, alone and in a list with quantities and prices", () => {
    const all = partNumbers(5_000);
    const wrong = all.filter((number) => contactsIn(number).length > 0);
    const lines = all.map((number, at) => `${number} ${at % 999}개 ${at % 97}${at % 10}00원`);
    expect([...wrong, ...lines.filter((line) => contactsIn(line).length > 0)]).toEqual([]);
  });
});

/**
 * The fastest of several runs so far, in milliseconds: other load only adds time, and a run of a
 * millisecond passes between two turns of other processes.
 */
function quickest(text: string, soFar: number): number {
  const started = performance.now();
  contactsIn(text);
  return Math.min(soFar, performance.now() - started);
}

test.each(
  ["0", "a", "-", "0 1 ", "0-", "오", "@a", "a.", "카톡 ", "at ", "a@a.a "].concat([
    "♥",
    "0♥",
    "카톡♥",
    "a ",
    "a_",
    "k i @ ",
    "a at ",
    "하나",
    "ㅋㅌ ",
    "a.카톡",
    "+1 ",
    "82",
  ]),
)("a text of %j takes four times as long when it is four times as long, not sixteen", (piece) => {
  let short = Infinity;
  let long = Infinity;
  for (let round = 0; round < 3 || (round < 40 && long > 8 * short); round++) {
    short = quickest(piece.repeat(500 / piece.length), short);
    long = quickest(piece.repeat(2_000 / piece.length), long);
  }
  expect(long).toBeLessThan(8 * short);
});
