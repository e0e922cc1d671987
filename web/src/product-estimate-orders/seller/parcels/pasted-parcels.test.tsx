import { expect, test } from "vitest";
import { mostParcels, nextParcels, readParcels } from "./pasted-parcels.ts";

const usual = "CJ대한통운";
const read = (...rows: string[]) => readParcels(rows.join("\n"), usual);

test("columns are known by what is in them, and a heading is left out", () => {
  expect(
    read(
      "운송장번호\t발주번호\t택배사",
      "6890-1234-5678\tPO-261128-2X6GA\t한진",
      "po-261128-8gbtr\t512345678901",
    ),
  ).toEqual([
    { row: 2, poNumber: "PO-261128-2X6GA", carrier: "한진택배", trackingNo: "689012345678" },
    { row: 3, poNumber: "PO-261128-8GBTR", carrier: usual, trackingNo: "512345678901" },
  ]);
});

test("one purchase order in two parcels names the part of each", () => {
  const rows = read(
    "PO-261128-2X6GA\t689012345678\tFR-D720-0.2K",
    "PO-261128-2X6GA\t689012345679\tFR-D720-0.4K",
    "PO-261128-2X6GA\t689012345680\tFR-D720-0.4K",
  );
  expect(rows.map(({ partNumber, fault }) => [partNumber, fault])).toEqual([
    ["FR-D720-0.2K", undefined],
    ["FR-D720-0.4K", undefined],
    ["FR-D720-0.4K", "TWICE"],
  ]);
});

test("a row without a number, without an order, and with a number that lost its digits say so", () => {
  const rows = read("PO-261128-2X6GA\t한진", "689012345678\t한진", "PO-261128-8GBTR\t6.89012E+11");
  expect(rows.map(({ fault }) => fault)).toEqual(["NUMBER", "ORDER", "ROUNDED"]);
});

test("lines that were typed without tabs are read as well", () => {
  expect(read("PO-261128-2X6GA, 689012345678")).toMatchObject([
    { poNumber: "PO-261128-2X6GA", trackingNo: "689012345678" },
  ]);
});

test("lines that a carrier's file separates by semicolons, with quotes and an empty cell, are read", () => {
  expect(
    read(
      "발주번호;택배사;운송장번호",
      '"PO-261128-2X6GA";;"6890-1234-5678"',
      "PO-261128-8GBTR;로젠;512345678901",
    ),
  ).toMatchObject([
    { row: 2, poNumber: "PO-261128-2X6GA", carrier: usual, trackingNo: "689012345678" },
    { row: 3, poNumber: "PO-261128-8GBTR", carrier: "로젠택배", trackingNo: "512345678901" },
  ]);
});

test("a cell with a line break is one cell, and words without tabs are cells", () => {
  expect(read('PO-261128-2X6GA\t"CJ\n대한통운"\t689012345678')).toMatchObject([
    { row: 1, carrier: "CJ대한통운", trackingNo: "689012345678" },
  ]);
  expect(read("PO-261128-2X6GA 한진 689012345678 MY2N-GS")).toMatchObject([
    { carrier: "한진택배", trackingNo: "689012345678", partNumber: "MY2N-GS" },
  ]);
});

test("rows beyond a hundred are read, and a quote for inches swallows none of them", () => {
  const rows = Array.from(
    { length: 150 },
    (_, at) => `PO-261128-${10_000 + at}\t6890123456${(at % 90) + 10}`,
  );
  const read150 = read(`${rows[0]}\t"1/2"" 밸브"`, `${rows[1]}\t3/4"`, ...rows.slice(2));
  expect(read150).toHaveLength(150);
  expect(read150.slice(0, 3).map(({ partNumber }) => partNumber)).toEqual([
    '1/2" 밸브',
    '3/4"',
    undefined,
  ]);
});

test("a hundred that were refused do not stand before those that were never sent", () => {
  const rows = Array.from(
    { length: 130 },
    (_, at) => `PO-261128-${10_000 + at}\t6890123456${(at % 90) + 10}`,
  );
  const next = nextParcels(read(...rows), ({ row }) => row <= 100);
  expect(next).toHaveLength(mostParcels);
  expect(next.slice(29, 31).map(({ row }) => row)).toEqual([130, 1]);
});
