/**
 * Who runs this market: the lines that the first screen must show (E-Commerce Act art. 10,
 * D22-1). The operator replaces these invented values before opening.
 */
export const company = {
  name: "주식회사 부품",
  representative: "홍길동",
  address: "서울특별시 강남구 테헤란로 000, 00층",
  phone: "02-0000-0000",
  email: "help@bupum.example",
  businessNumber: "000-00-00000",
  mailOrderNumber: "제2026-서울강남-00000호",
  privacyOfficer: "홍길동",
  hosting: "Amazon Web Services, Inc.",
};

/** The Fair Trade Commission's public page of a business. */
export const businessPage = (businessNumber: string): string =>
  `https://www.ftc.go.kr/bizCommPop.do?wrkr_no=${businessNumber.replaceAll("-", "")}`;
