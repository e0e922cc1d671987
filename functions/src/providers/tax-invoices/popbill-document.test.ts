import type { InvoiceLine } from "@bupum/shared/papers/tax-invoices/contract";
import { expect, test } from "vitest";
import { documentOf, type PopbillLine } from "./popbill-document.ts";
import type { Wanted } from "./port.ts";

const goods: InvoiceLine = {
  orderId: "ord_01J00000000000000000000000",
  poNumber: "PO-261130-0A1B2C3D4E",
  suppliedOn: "2026-11-12",
  kind: "GOODS",
  name: "인버터",
  spec: "LS SV008iG5A-2",
  quantity: 3,
  unitPrice: "1000.50",
  supply: 3_002,
  vat: 300,
};
const wanted: Wanted = {
  number: "TI-261130-0A1B2C3D4E",
  taxType: "TAXED",
  writtenOn: "2026-11-30",
  seller: {
    name: "부품상사",
    businessNumber: "123-45-67891",
    representative: "김부품",
    address: "서울특별시 구로구 1",
    businessType: "도소매",
    businessItem: "전자부품",
    email: "seller@example.com",
  },
  buyer: {
    name: "구매전자",
    businessNumber: "1078783297",
    representative: "박구매",
    address: "경기도 안산시 2",
    email: "buyer@example.com",
  },
  supply: 3_002,
  vat: 300,
  lines: [goods],
  late: false,
};
const linesOf = (lines: InvoiceLine[]) => documentOf({ ...wanted, lines }).detailList;

test("an invoice becomes a document with amounts as texts and days without hyphens", () => {
  expect(documentOf({ ...wanted, remark: "11월분" })).toEqual({
    issueType: "정발행",
    taxType: "과세",
    chargeDirection: "정과금",
    purposeType: "청구",
    writeDate: "20261130",
    supplyCostTotal: "3002",
    taxTotal: "300",
    totalAmount: "3302",
    remark1: "11월분",
    invoicerMgtKey: "TI-261130-0A1B2C3D4E",
    invoicerCorpNum: "1234567891",
    invoicerCorpName: "부품상사",
    invoicerCEOName: "김부품",
    invoicerAddr: "서울특별시 구로구 1",
    invoicerBizType: "도소매",
    invoicerBizClass: "전자부품",
    invoicerContactName: "김부품",
    invoicerEmail: "seller@example.com",
    invoiceeType: "사업자",
    invoiceeCorpNum: "1078783297",
    invoiceeCorpName: "구매전자",
    invoiceeCEOName: "박구매",
    invoiceeAddr: "경기도 안산시 2",
    invoiceeContactName1: "박구매",
    invoiceeEmail1: "buyer@example.com",
    detailList: [
      {
        serialNum: 1,
        purchaseDT: "20261112",
        itemName: "인버터",
        spec: "LS SV008iG5A-2",
        qty: "3",
        unitCost: "1000.5",
        supplyCost: "3002",
        tax: "300",
        remark: "PO-261130-0A1B2C3D4E",
      },
    ],
  });
});

test("what is not stated is not sent", () => {
  const sent = JSON.parse(JSON.stringify(documentOf(wanted))) as object;
  expect(Object.keys(sent)).not.toContain("remark1");
  expect(Object.keys(sent)).not.toContain("invoiceeBizType");
  expect(Object.keys(sent)).not.toContain("modifyCode");
  expect(Object.keys(sent)).not.toContain("forceIssue");
});

test("a late amendment names its reason, the first invoice and that it is late", () => {
  const amends = { code: 3, approvalNumber: "202611304100000000000001" };
  const negative = { ...goods, kind: "AMENDMENT" as const, supply: -1_000, vat: -100 };
  const sent = documentOf({
    ...wanted,
    late: true,
    amends,
    supply: -1_000,
    vat: -100,
    lines: [negative],
  });
  expect(sent).toMatchObject({
    modifyCode: 3,
    orgNTSConfirmNum: amends.approvalNumber,
    forceIssue: true,
    supplyCostTotal: "-1000",
    taxTotal: "-100",
    totalAmount: "-1100",
    detailList: [{ supplyCost: "-1000", tax: "-100" }],
  });
});

test("a zero-rated invoice says so", () => {
  expect(documentOf({ ...wanted, taxType: "ZERO_RATED" }).taxType).toBe("영세");
});

test.each([
  ["the fee of a delivery", { kind: "SHIPPING", name: undefined, spec: undefined }, "운임"],
  ["an amendment without a name", { kind: "AMENDMENT", name: undefined }, "LS SV008iG5A-2"],
  [
    "an amendment without a name or spec",
    { kind: "AMENDMENT", name: undefined, spec: undefined },
    "수정 발행분",
  ],
  ["goods without a name", { name: undefined }, "LS SV008iG5A-2"],
  ["goods with a long name", { name: "가".repeat(120) }, "가".repeat(100)],
] as const)("%s has a name", (_what, change, name) => {
  const { name: _name, spec: _spec, ...rest } = goods;
  const base: InvoiceLine = { ...rest, name: goods.name!, spec: goods.spec! };
  expect(linesOf([{ ...base, ...change } as InvoiceLine])[0]!.itemName).toBe(name);
});

test.each([
  ["1000", { qty: "3", unitCost: "1000" }],
  ["1000.00", { qty: "3", unitCost: "1000" }],
  ["0.25000", { qty: "3", unitCost: "0.25" }],
  ["0.125", {}],
  ["12.34567", {}],
])("a unit price of %s is stated exactly or not at all", (unitPrice, stated) => {
  const [{ qty, unitCost }] = linesOf([{ ...goods, unitPrice }]) as [PopbillLine];
  expect({ qty, unitCost }).toEqual(stated);
});

test("99 lines are stated as they are", () => {
  const lines = linesOf(Array.from({ length: 99 }, () => goods));
  expect(lines.map(({ serialNum }) => serialNum)).toEqual(
    Array.from({ length: 99 }, (_, at) => at + 1),
  );
  expect(lines.at(-1)!.itemName).toBe("인버터");
});

test("of more lines the 99th states how many are left, and their sums", () => {
  const rest = { ...goods, suppliedOn: "2026-11-20", supply: 7, vat: 1 };
  const lines = linesOf([
    ...Array.from({ length: 98 }, () => goods),
    rest,
    { ...rest, suppliedOn: "2026-11-19" },
  ]);
  expect(lines).toHaveLength(99);
  expect(lines.at(-1)).toEqual({
    serialNum: 99,
    purchaseDT: "20261120",
    itemName: "외 2건",
    supplyCost: "14",
    tax: "2",
  });
});
