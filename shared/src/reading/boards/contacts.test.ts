import { expect, test } from "vitest";
import { withoutContacts } from "./contacts.ts";

const phone = "***-****-****";
test.each([
  ["010-1234-5678", phone],
  ["01012345678로 연락", `${phone}로 연락`],
  ["전화 02 345 6789", `전화 ${phone}`],
  ["(02) 345-6789", phone],
  ["031.123.4567", phone],
  ["+82 10-1234-5678", phone],
  ["０１０-１２３４-５６７８", phone],
  ["대표 1588-1234", `대표 ${phone}`],
  ["a.b@c.co.kr 로", "***@*** 로"],
  ["hong@naver.com", "***@***"],
])("%s is masked for guests (D12-6)", (text, masked) => {
  expect(withoutContacts(text)).toBe(masked);
});

test("every number and address of a text is masked for guests (D12-6)", () => {
  const text = "010-1234-5678, 02-345-6789, a@b.kr, c@d.com";
  expect(withoutContacts(text)).toBe(`${phone}, ${phone}, ***@***, ***@***`);
});

test.each([
  "6ES7 214-1AG40-0XB0",
  "QUINT4-PS/1AC/24DC/20 2904601",
  "E2E-X5ME1 10개",
  "MY4N-GS DC24 0.5A",
  "3RT2026-1BB40",
  "수량 100, 단가 12000, 2026-11-25 납기",
  "CP96SDB63-100",
  "6204-2RS1/C3",
])("%s is a part, a price or a day, and is not masked (D12-6)", (text) => {
  expect(withoutContacts(text)).toBe(text);
});
