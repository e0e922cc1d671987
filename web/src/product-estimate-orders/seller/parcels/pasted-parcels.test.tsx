import { expect, test } from "vitest";
import { readParcels } from "./pasted-parcels.ts";

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
