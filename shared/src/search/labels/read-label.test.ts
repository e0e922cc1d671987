import { expect, test } from "vitest";
import { readLabel, readLabels, searchedOf } from "./read-label.ts";

const gs = "\u001D";
const rs = "\u001E";
const eot = "\u0004";
const format06 = (...fields: string[]) => `[)>${rs}06${gs}${fields.join(gs)}${rs}${eot}`;

test("a label of format 06 says number, quantity, lot, date code, maker and the customer's number (S10-1)", () => {
  const text = format06(
    "P1000245",
    "1PMY2N-GS DC24",
    "Q50",
    "1T24A07",
    "9D2631",
    "1VOMRON",
    "KPO-7",
  );
  expect(readLabel(text)).toEqual({
    text: text.trim(),
    partNumber: "MY2N-GS DC24",
    customerNumber: "1000245",
    quantity: 50,
    lot: "24A07",
    dateCode: "2631",
    maker: "OMRON",
    orderNumber: "PO-7",
  });
});

test("the deviations of distributors are read: Mouser's header, DigiKey's own number, LCSC's braces (S10-2)", () => {
  const mouser = readLabel(`>[)>06${gs}K4711${gs}14K011${gs}1PRC0402FR-0710KL${gs}Q100${gs}11K012`);
  expect(mouser).toMatchObject({
    partNumber: "RC0402FR-0710KL",
    quantity: 100,
    orderNumber: "4711",
  });
  const digiKey = readLabel(
    `[)>${rs}06${gs}P311-10KCT-ND${gs}1PRC0402FR-0710KL${gs}K${gs}1K9000${gs}10K1${gs}Q25${gs}20Z0000`,
  );
  expect(digiKey).toMatchObject({
    partNumber: "RC0402FR-0710KL",
    distributorNumber: "311-10KCT-ND",
  });
  expect(digiKey.customerNumber).toBeUndefined();
  const lcsc = readLabel("{pbn:PICK1,on:GB1,pc:C22775,pm:RC0402,qty:100,mc:,cc:1}");
  expect(lcsc).toMatchObject({ partNumber: "RC0402", distributorNumber: "C22775", quantity: 100 });
});

test("a label without its trailer, or with a space for a separator, is read as well (S10-2)", () => {
  expect(readLabel(`[)>${rs}06${gs}1PXBC-DR32H`).partNumber).toBe("XBC-DR32H");
  expect(readLabel(`[)>06${gs}1PXBC-DR32H${gs}Q0`)).toMatchObject({ partNumber: "XBC-DR32H" });
  expect(readLabel(`[)>06${gs}1PXBC-DR32H${gs}Q0`).quantity).toBeUndefined();
});

test.each([
  ["https://i.siemens.com/1P6ES7214-1AG40-0XB0+SC-X4U42301", "6ES7214-1AG40-0XB0", "C-X4U42301"],
  ["https://id.example.com/8801234567893/21/A7?pn=FR-D720-1.5K&sn=99", "FR-D720-1.5K", "A7"],
  ["https://id.gs1.org/01/08801234567893/21/12345/8013/MCV12", "MCV12", "12345"],
] as const)(
  "an identification link is read and not followed: %s (S10-3)",
  (link, number, serial) => {
    expect(readLabel(link)).toMatchObject({ text: link, partNumber: number, serialNumber: serial });
  },
);

test("a bare code is a number with an unmistakable identifier, a GTIN with its check digit, or what it says (S10-4)", () => {
  expect(readLabel("1PE2E-X5ME1").partNumber).toBe("E2E-X5ME1");
  expect(readLabel("Q200")).toEqual({ text: "Q200", quantity: 200 });
  expect(readLabel("8801234567893").gtin).toBe("8801234567893");
  expect(readLabel("8801234567894").gtin).toBeUndefined();
  // "P" and "S" begin part numbers as often as they name a field.
  expect(readLabel("PR12-4DN2")).toEqual({ text: "PR12-4DN2" });
  expect(readLabel("S8FS-C10024")).toEqual({ text: "S8FS-C10024" });
});

test("codes of one label are read together, the first that names a field counts (S10-4)", () => {
  const { fields, texts } = readLabels([
    "1PLC1D09P7",
    "Q10",
    "8801234567893",
    "PLANT-3",
    "1POTHER",
  ]);
  expect(fields).toMatchObject({ partNumber: "LC1D09P7", quantity: 10, gtin: "8801234567893" });
  expect(texts).toEqual(["PLANT-3"]);
});

test("the maker's number is searched before all others; a code that says nothing is searched as it stands (S10-4)", () => {
  expect(searchedOf({ text: "a", partNumber: "n", customerNumber: "c" })).toBe("n");
  expect(searchedOf({ text: "a", distributorNumber: "d", gtin: "1" })).toBe("d");
  expect(searchedOf({ text: "PR12-4DN2" })).toBe("PR12-4DN2");
});

test("nothing that a code may hold throws", () => {
  for (const text of [
    "",
    "{",
    "{}",
    "{a}",
    "https://",
    "http://[",
    "[)>",
    `[)>${rs}06${gs}`,
    "%E0%A4%A",
  ])
    expect(readLabel(text).text).toBe(text.trim());
  expect(readLabel("https://x.example/%E0%A4%A/21/%E0%A4%A").serialNumber).toBe("%E0%A4%A");
});
