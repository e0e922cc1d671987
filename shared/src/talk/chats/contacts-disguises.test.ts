import { describe, expect, test } from "vitest";
import { contactsIn, withoutContacts } from "./contacts.ts";

const divided = [..."ㆍ♥★●■→=+#!^\\…", "🔧", "⠀", "\u00A0", "|", "♥♥♥", "     ", "----", " → "];
const numbers = [
  ...divided.map((sign) => ["010", "1234", "5678"].join(sign)),
  ...divided.map((sign) => ["011", "234", "5678"].join(sign)),
  ..."ㆍ♥★●■→#!^\\".split("").map((sign) => ["02", "555", "1234"].join(sign)),
  ..."\u202A\u202E\u2066\u2069\u061C\u180E\u115F\u1160\uFFA0\u3164\u200B\u2800\u0332"
    .split("")
    .map((unseen) => [..."01012345678"].join(unseen)),
  "0311234567",
  "021234567",
  "0112345678",
  "821012345678",
  "8210-1234-5678",
  "(82)10-1234-5678",
  "대표번호 15881234",
  "call 1588-1234",
  "ask the call center 1661-2001",
  "Keystone 대표번호 1661-2001",
  "전번 12345678",
  "연락처 12345678",
  "hp 12345678",
  "전번: 1234-5678",
  "제로일제로 1234 5678",
  "제로하나제로-1234-5678",
  "영하나영 1234 5678",
  "영하나영 하나 둘 셋 넷 다섯 여섯 일곱 여덟",
  "010 하나둘셋넷 다섯여섯일곱여덟",
  "О1О-1234-5678",
  "٠١٠-١٢٣٤-٥٦٧٨",
  "०१०१२३४५६७८",
  "010-1234-5678A",
  "A010-1234-5678",
  "품번 010-1234-5678",
  "공일공 일이삼사 오육칠팔".normalize("NFD"),
];
const names = [
  "카톡 gaonparts",
  "카톡 Gaon123",
  "카톡(gaonparts)",
  "카톡 - gaonparts",
  "gaonparts 카톡 주세요",
  "카톡 아뒤 gaonparts",
  "ㅋㅌ gaonparts",
  "카 톡 gaonparts",
  "인스타 @gaonparts",
  "微信gaonparts",
  "vx gaonparts",
  "加v gaonparts",
  "加vgaonparts",
  "카톡 gaonparts".normalize("NFD"),
  "라인 @gaonparts",
  "카\u202A톡 gaonparts",
];
const addresses = [
  "김부품골뱅이네이버닷컴",
  "kim골벵이naver.com",
  "k i m @ n a v e r . c o m",
  "kim 네이버닷컴",
  "kim@회사.한국",
  "kim at mycompany.co.kr",
  "kim -at- naver.com",
];
const harmless = [
  "S/N 01012345678",
  "부품번호 0101234-5678",
  "1588-0012 베어링",
  "품번 1833-4400",
  "DIP 스위치 0-1-0-0-1-1-0-1-0-1-1",
  "01011010110",
  "생산라인 ID: A12-3 모터",
  "LINE ID A100",
  "signal id CAN-H",
  "Telegram: 105",
  "motor@1500.rpm",
  "RS-485@9600.bps",
  "3@DC24V.unit",
  "ref#google.com",
  "cell 1865-2000",
  "MOBILE 1200-1300 시리즈",
  "좌표 +100 200 300 400",
  "견적번호 02-2611-2601",
  "도면은 카톡 MR-J2S-40A 사진 참고",
  "drawing.pdf 카톡으로 보냈습니다",
  "look at misumi.co.kr",
  "WeChat only, please",
  "문자 20261007",
];

describe("contact data in the disguises of somebody who knows the mask (D29-9)", () => {
  test.each([
    ["PHONE", numbers],
    ["MESSENGER", names],
    ["EMAIL", addresses],
  ] as const)("%s", (kind, texts) => {
    const found = (text: string) => contactsIn(text).some((one) => one.kind === kind);
    expect(texts.filter((text) => !found(text))).toEqual([]);
    expect(texts.filter((text) => !found(`안녕하세요, ${text} 부탁합니다`))).toEqual([]);
  });

  test("is removed with the signs between its digits", () => {
    expect(withoutContacts("문의는 010♥1234♥5678 로").text).toBe("문의는 ***-****-**** 로");
    expect(withoutContacts("카톡 gaonparts 입니다").text).toBe("카톡 **** 입니다");
  });
});

test("numbers of parts, deals and places stay", () => {
  expect(harmless.filter((text) => contactsIn(text).length > 0)).toEqual([]);
});
