import { createMultibyteDecoder, createMultibyteEncoder } from "@exodus/bytes/multi-byte.js";
import { understood } from "@bupum/shared/sheets/product-lists/columns";
import { headOf } from "@bupum/shared/sheets/product-lists/heads";
import { linesOf } from "@bupum/shared/sheets/product-lists/lines";
import { listRows } from "@bupum/shared/sheets/product-lists/rows";
import { openBook } from "@bupum/shared/sheets/reader/book";
import { openPasted } from "@bupum/shared/sheets/reader/delimited";
import type { Book } from "@bupum/shared/sheets/reader/grid";
import { expect, test } from "vitest";
import { abroad } from "../../kit/lists/abroad.ts";
import { boards } from "../../kit/lists/boards.ts";
import { offices } from "../../kit/lists/offices.ts";
import { orders } from "../../kit/lists/orders.ts";
import { trials } from "../../kit/lists/trials.ts";
import type { ListCase } from "../../kit/lists/types.ts";
import { workbooks } from "../../kit/lists/workbooks.ts";
import { workbookOf } from "../../kit/workbook.ts";

const lists = [...boards, ...orders, ...abroad, ...workbooks, ...offices, ...trials];

/** A text as a program saves it in that encoding. */
function encoded(text: string, as: string): Uint8Array {
  if (as === "utf-16") return Buffer.from(`\uFEFF${text}`, "utf16le");
  if (as === "utf-8-bom") return Buffer.from(`\uFEFF${text}`);
  if (as === "windows-1252") return Buffer.from(text, "latin1");
  if (as === "utf-8") return Buffer.from(text);
  return createMultibyteEncoder(as === "cp949" ? "euc-kr" : as)(text);
}

function bookOf({ sheet }: ListCase): Book {
  const reading = {
    korean: createMultibyteDecoder("euc-kr"),
    isHead: (cell: string) => headOf(cell) !== undefined,
  };
  if ("text" in sheet)
    return sheet.as ? openBook(encoded(sheet.text, sheet.as), reading) : openPasted(sheet.text);
  const { rows, merged = [], hidden = [], formats = [] } = sheet;
  const codes = formats.map(
    (code, at) => `<numFmt numFmtId="${164 + at}" formatCode="${code.replaceAll('"', "&quot;")}"/>`,
  );
  const styles = formats.map((_, at) => `<xf numFmtId="${164 + at}"/>`);
  const bytes = workbookOf(rows, {
    tail: `<mergeCells>${merged.map((ref) => `<mergeCell ref="${ref}"/>`).join("")}</mergeCells>`,
    rows: Object.fromEntries(hidden.map((rowNo) => [rowNo, 'hidden="1"'])),
    styles: `<styleSheet><numFmts>${codes.join("")}</numFmts><cellXfs><xf numFmtId="0"/>${styles.join("")}</cellXfs></styleSheet>`,
  });
  return openBook(bytes, reading);
}

function readingOf(one: ListCase) {
  const rows = listRows(bookOf(one).grid(0));
  const columns = understood(rows);
  const { lines, aside } = linesOf(rows, columns, { most: 500 });
  return {
    isUnclear: columns.isUnclear,
    lines: columns.isUnclear ? [] : lines,
    aside: columns.isUnclear ? [] : aside,
  };
}

test.each(lists)("A list is read right: $name (D19-10)", (one) => {
  const { isUnclear, lines, aside } = readingOf(one);
  expect(isUnclear).toBe(one.isUnclear ?? false);
  expect(
    lines.map((line) => [
      line.partNumber,
      line.manufactorName,
      line.quantity,
      line.unit,
      line.damage,
    ]),
  ).toEqual(one.lines.map((line) => Array.from({ length: 5 }, (_, at) => line[at])));
  expect(aside.map(({ rowNo, reason }) => [rowNo, reason])).toEqual(one.aside ?? []);
});

test("Of sixty lists and more, every line, number, maker and quantity is found, and none is wrong without a mark", () => {
  const count = { lists: lists.length, right: 0, found: 0, numbers: 0, makers: 0, quantities: 0 };
  let wrong = 0;
  for (const one of lists) {
    const { lines } = readingOf(one);
    count.right += one.lines.length;
    for (const [at, [partNumber, maker, quantity]] of one.lines.entries()) {
      const line = lines[at];
      if (!line) continue;
      const isRight = [
        line.partNumber === partNumber,
        line.manufactorName === maker,
        line.quantity === quantity,
      ];
      count.found += 1;
      count.numbers += Number(isRight[0]);
      count.makers += Number(isRight[1]);
      count.quantities += Number(isRight[2]);
      const isMarked = line.damage !== undefined || typeof line.quantity === "string";
      if (isRight.includes(false) && !isMarked) wrong += 1;
    }
    wrong += Math.max(0, lines.length - one.lines.length);
  }
  expect(count.lists).toBeGreaterThanOrEqual(60);
  expect({ ...count, wrong }).toEqual({
    lists: count.lists,
    right: count.right,
    found: count.right,
    numbers: count.right,
    makers: count.right,
    quantities: count.right,
    wrong: 0,
  });
});
