import { describe, expect, test } from "vitest";
import { canBePartNumber, isCallable } from "./contacts-phones.ts";
import { plainOf } from "./contacts-plain.ts";
import { contactsIn, numbersToLookUp, withoutContacts } from "./contacts.ts";

/** More characters than are read before a number. */
const long = "급합니다, 부탁드립니다, 감사합니다, 안녕히 계세요";

const plain = (...codes: number[]) => plainOf(String.fromCodePoint(...codes)).plainText;

describe("ranges of contact data (D29-9)", () => {
  test("lie in the order of the text, whichever kind was found first", () => {
    expect(contactsIn("카톡 아이디 hongkd, hong@naver.com")).toEqual([
      { kind: "MESSENGER", start: 7, end: 13 },
      { kind: "EMAIL", start: 15, end: 29 },
    ]);
  });

  test("that begin together are one, of the longer kind", () => {
    expect(contactsIn("카톡 아이디 hong.gd@naver.com")).toEqual([
      { kind: "EMAIL", start: 7, end: 24 },
    ]);
  });

  test("that overlap are one, from the first beginning to the last end", () => {
    expect(contactsIn("hong@t.me/abc 문의")).toEqual([{ kind: "EMAIL", start: 0, end: 13 }]);
    expect(contactsIn("문의 hong@t.me/abc")).toEqual([{ kind: "EMAIL", start: 3, end: 16 }]);
  });

  test("that only touch stay two", () => {
    expect(contactsIn("010-1234-5678t.me/hong 문의")).toEqual([
      { kind: "PHONE", start: 0, end: 13 },
      { kind: "MESSENGER", start: 13, end: 22 },
    ]);
  });

  test("begin at the name, also where the word before it has the same letters", () => {
    expect(contactsIn("telegram: tele_gram")).toEqual([{ kind: "MESSENGER", start: 10, end: 19 }]);
    expect(withoutContacts("hong_gd 카톡").text).toBe("**** 카톡");
  });

  test("are found in capitals", () => {
    expect(withoutContacts("HONG@NAVER.COM 문의")).toEqual({
      text: "***@*** 문의",
      isMasked: true,
    });
  });

  test("a text without any stays, and says so", () => {
    expect(withoutContacts(long)).toEqual({ text: long, isMasked: false });
  });
});

describe("the words before a number (D29-9)", () => {
  test("say what it counts, whatever follows", () => {
    expect(contactsIn(`부품번호 1661-2001 ${long}`)).toEqual([]);
    expect(contactsIn(`${long} 부품번호 1661-2001`)).toEqual([]);
    expect(contactsIn(`${long} 대표 1661-2001`)).toHaveLength(1);
  });

  test("count for the number that they stand before alone", () => {
    expect(contactsIn("부품번호 6205-2RS, 문의는 1661-2001")).toHaveLength(1);
  });

  test("do not matter to a number in the form of a mobile number", () => {
    expect(contactsIn("품번 010-1234-5678")).toEqual([{ kind: "PHONE", start: 3, end: 16 }]);
    expect(isCallable("010-1234-5678", "품번 ")).toBe(true);
    expect(isCallable("02-555-1234", "품번 ")).toBe(false);
  });

  test("may be a maker's for a service number only", () => {
    expect(isCallable("1661-2001", "keystone ")).toBe(false);
    expect(isCallable("02-555-1234", "keystone ")).toBe(true);
    expect(isCallable("1661-2001", "call ")).toBe(true);
    expect(isCallable("1661-2001", "")).toBe(true);
  });

  test("are not asked about a row of switches", () => {
    expect(contactsIn("0 1 0 1 0 1 0 1 0 1 0")).toEqual([]);
    expect(isCallable("010-0110-1010", "")).toBe(false);
    expect(isCallable("010-0110-1012", "")).toBe(true);
  });

  test("decide whether the catalogue is asked, in capitals and far from the beginning", () => {
    expect(numbersToLookUp(`1661-2001 ${long}`)).toEqual(["1661-2001"]);
    expect(numbersToLookUp(`${long} 1661-2001`)).toEqual(["1661-2001"]);
    expect(numbersToLookUp(`전화 1661-2001 ${long}`)).toEqual([]);
    expect(numbersToLookUp(`${long} 전화 1661-2001`)).toEqual([]);
    expect(numbersToLookUp(`TEL: 1661-2001 ${long}`)).toEqual([]);
    expect(numbersToLookUp("전화 02-555-1234, 1661-2001")).toEqual(["1661-2001"]);
  });

  test("are no digits of a mail address", () => {
    expect(numbersToLookUp("도면은 kim1661-2001@naver.com 으로")).toEqual([]);
  });

  test("and the digits alone say what may be a part number", () => {
    expect(canBePartNumber("16612001", "")).toBe(true);
    expect(canBePartNumber("0311234567", "")).toBe(true);
    expect(canBePartNumber("01012345678", "")).toBe(false);
    expect(canBePartNumber("8216612001", "")).toBe(false);
    expect(canBePartNumber("166120011", "")).toBe(false);
    expect(canBePartNumber("16612001", "전화: ")).toBe(false);
  });
});

describe("what its writer publishes (D29-9)", () => {
  test("is the same number in each form of it", () => {
    const text = "0082-2-5551-2345, +82 (0)2-5551-2345, +82-2-5551-2345, 02 5551 2345";
    expect(withoutContacts(text, ["02-5551-2345"])).toEqual({ text, isMasked: false });
  });

  test("is no number with 82 within it", () => {
    expect(withoutContacts("02-8212-3456", ["020123456"]).isMasked).toBe(true);
  });

  test("is the same address with gaps and capitals", () => {
    expect(withoutContacts("hong @ naver.com", ["hong@naver.com"]).isMasked).toBe(false);
    expect(withoutContacts("hong@naver.com", ["Hong @ Naver.com"]).isMasked).toBe(false);
  });
});

describe("plain characters (D29-9)", () => {
  test.each([[0x2776], [0x2780], [0x278a], [0x24f5]])("of circled digits from %i on", (first) => {
    expect(plain(first, first + 1, first + 7, first + 8)).toBe("1289");
    expect(plain(first + 9)).not.toMatch(/\d/);
  });

  test("of what stands before a row of circled digits are no digits", () => {
    expect(plain(0x2775)).toBe("·");
    expect(plain(0x24f4)).not.toMatch(/^\d$/);
  });

  test("of letters that look like Latin ones", () => {
    expect(plainOf("ОоΟοՕօАаЕеРрСсХхІіу").plainText).toBe("ooooooaaeeppccxxiiy");
  });

  test("of each digit of a script", () => {
    expect(plainOf("٠١٢٣٤٥٦٧٨٩").plainText).toBe("0123456789");
  });

  test("of Hangul: syllables are composed, single letters are not", () => {
    expect(plainOf("각a\u1100\u1161\u11a8b")).toEqual({
      plainText: "각a각b",
      from: [0, 1, 2, 5],
      until: [1, 2, 5, 6],
    });
    expect(plainOf("\u1112\u1175").plainText).toBe("히");
    expect(plainOf("\u3131\u318E").plainText).toBe("\u3131\u318E");
  });

  test("of one character that stands for several share its place", () => {
    expect(plainOf("ﬁ℡x")).toEqual({
      plainText: "fiTELx",
      from: [0, 0, 1, 1, 1, 2],
      until: [1, 1, 2, 2, 2, 3],
    });
  });

  test("of signs: units and arrows stay, pictographs are one sign, dashes are one", () => {
    expect(plainOf("→×。℃°±").plainText).toBe("→×。°C°±");
    expect(plainOf("★☎🔧").plainText).toBe("···");
    expect(plainOf("－—–").plainText).toBe("---");
  });
});
