import type { ListCase } from "./types.ts";

const number = (value: string, style = 0) => ({
  xml: `<c r="{ref}" s="${style}"><v>${value}</v></c>`,
});
const formula = (text: string, value: string) => ({
  xml: `<c r="{ref}"><f>${text}</f><v>${value}</v></c>`,
});
const head = ["품번", "제조사", "수량"];

/** Workbooks: what only cells with types, formats, merged ranges and hidden rows have. */
export const workbooks: readonly ListCase[] = [
  {
    name: "a number that its format gives zeros",
    sheet: {
      formats: ["0000000000"],
      rows: [head, [number("702462001", 1), "Molex", 2], [number("3044102"), "Phoenix", 6]],
    },
    lines: [
      ["0702462001", "Molex", 2],
      ["3044102", "Phoenix", 6],
    ],
  },
  {
    name: "a number with dashes by its format",
    sheet: { formats: ["00\\-0000"], rows: [head, [number("121234", 1), "A", 1]] },
    lines: [["12-1234", "A", 1]],
  },
  {
    name: "a date that was made of 3-1",
    sheet: {
      formats: ['m"월" d"일"', "d\\-mmm"],
      rows: [head, [number("46082", 1), "A", 1], [number("46082", 2), "B", 1]],
    },
    lines: [
      ["3월 1일", "A", 1, undefined, "DATE"],
      ["1-Mar", "B", 1, undefined, "DATE"],
    ],
  },
  {
    name: "a number beyond fifteen digits, and one in exponents",
    sheet: {
      formats: ["0.00E+00"],
      rows: [
        head,
        [number("1.9E+18"), "A", 1],
        [number("9551670000000", 1), "A", 1],
        [number("955167000000"), "A", 1],
      ],
    },
    lines: [
      ["1900000000000000000", "A", 1, undefined, "DIGITS"],
      ["9551670000000", "A", 1, undefined, "SCIENTIFIC"],
      ["955167000000", "A", 1],
    ],
  },
  {
    name: "rows that a filter hides",
    sheet: {
      hidden: [3, 4],
      rows: [head, ["A-1", "가", 1], ["A-2", "가", 2], ["A-3", "가", 3], ["A-4", "가", 4]],
    },
    lines: [
      ["A-1", "가", 1],
      ["A-4", "가", 4],
    ],
    aside: [
      [3, "HIDDEN"],
      [4, "HIDDEN"],
    ],
  },
  {
    name: "a maker that is merged over its rows",
    sheet: {
      merged: ["B2:B4"],
      rows: [head, ["A-1", "오므론", 1], ["A-2", undefined, 2], ["A-3", undefined, 3]],
    },
    lines: [
      ["A-1", "오므론", 1],
      ["A-2", "오므론", 2],
      ["A-3", "오므론", 3],
    ],
  },
  {
    name: "a quantity that is merged over two parts belongs to neither",
    sheet: { merged: ["C2:C3"], rows: [head, ["A-1", "가", 10], ["A-2", "가"], ["A-3", "가", 3]] },
    lines: [
      ["A-1", "가", 10],
      ["A-2", "가", ""],
      ["A-3", "가", 3],
    ],
  },
  {
    name: "a part that is merged over two rows of its description",
    sheet: {
      merged: ["A2:A3", "B2:B3", "C2:C3"],
      rows: [
        [...head, "비고"],
        ["A-1", "가", 10, "24V"],
        [undefined, undefined, undefined, "적색"],
        ["A-2", "가", 2],
      ],
    },
    lines: [
      ["A-1", "가", 10],
      ["A-2", "가", 2],
    ],
  },
  {
    name: "a title that is merged over the columns, and a sum below",
    sheet: {
      merged: ["A1:D1"],
      rows: [
        ["견 적 요 청 서"],
        ["작성일: 2026-11-26"],
        [],
        ["NO", "품 번", "제 조 사", "수 량"],
        [1, "MY2N-GS DC24", "오므론", 10],
        [2, "6307-C", "FAG", 2],
        [undefined, "합 계", undefined, 12],
      ],
    },
    lines: [
      ["MY2N-GS DC24", "오므론", 10],
      ["6307-C", "FAG", 2],
    ],
    aside: [
      [1, "TITLE"],
      [2, "TITLE"],
      [7, "SUM"],
    ],
  },
  {
    name: "quantities that are formulas",
    sheet: {
      rows: [head, ["A-1", "가", formula("2*6", "12")], ["A-2", "가", formula("1+1", "2")]],
    },
    lines: [
      ["A-1", "가", 12],
      ["A-2", "가", 2],
    ],
  },
  {
    name: "a quantity with a format of its own",
    sheet: {
      formats: ['0"개"', "#,##0", '0" EA"', '0"M"'],
      rows: [
        head,
        ["A-1", "가", number("5", 1)],
        ["A-2", "가", number("1200", 2)],
        ["A-3", "가", number("7", 3)],
        ["A-4", "가", number("100", 4)],
      ],
    },
    lines: [
      ["A-1", "가", 5],
      ["A-2", "가", 1200],
      ["A-3", "가", 7],
      ["A-4", "가", 100, "M"],
    ],
  },
  {
    name: "a quantity that was made a date is corrected by hand",
    sheet: {
      formats: ["m\\-d"],
      rows: [head, ["A-1", "가", number("46082", 1)], ["A-2", "가", 2]],
    },
    lines: [
      ["A-1", "가", "3-1"],
      ["A-2", "가", 2],
    ],
  },
  {
    name: "an error of a formula in the column of numbers",
    sheet: {
      rows: [head, [{ xml: '<c r="{ref}" t="e"><v>#N/A</v></c>' }, "가", 1], ["A-2", "가", 2]],
    },
    lines: [["A-2", "가", 2]],
    aside: [[2, "NO_NUMBER"]],
  },
  {
    name: "a cell with a line break and a carriage return of Office",
    sheet: {
      rows: [
        head,
        [
          { xml: '<c r="{ref}" t="inlineStr"><is><t>MY2N-GS_x000D_\nDC24</t></is></c>' },
          "오므론",
          10,
        ],
      ],
    },
    lines: [["MY2N-GS DC24", "오므론", 10]],
  },
  {
    name: "a head in the twentieth row",
    sheet: {
      rows: [
        ["회사 소개"],
        ...Array.from({ length: 18 }, (_, at) => [`안내 ${at}`]),
        head,
        ["A-1", "가", 1],
      ],
    },
    lines: [["A-1", "가", 1]],
    aside: Array.from({ length: 19 }, (_, at) => [at + 1, "TITLE"] as const),
  },
  {
    name: "columns that begin in C, below blank ones",
    sheet: {
      rows: [
        [],
        [undefined, undefined, ...head],
        [undefined, undefined, "A-1", "가", 3],
        [undefined, undefined, "A-2", "가", 4],
      ],
    },
    lines: [
      ["A-1", "가", 3],
      ["A-2", "가", 4],
    ],
  },
  {
    name: "two lists of heads side by side: the first is read, the second is no quantity",
    sheet: {
      rows: [
        ["품번", "수량", "단가", "금액"],
        ["A-1", 2, 1000, 2000],
        ["A-2", 3, 10, 30],
      ],
    },
    lines: [
      ["A-1", "", 2],
      ["A-2", "", 3],
    ],
  },
  {
    name: "numbers in cells of numbers, as most part numbers of bearings are",
    sheet: { rows: [head, [6205, "NSK", 2], [6206, "NSK", 4], [30205, "NSK", 1]] },
    lines: [
      ["6205", "NSK", 2],
      ["6206", "NSK", 4],
      ["30205", "NSK", 1],
    ],
  },
  {
    name: "a fraction of binary digits is what people saw",
    sheet: { rows: [head, ["A-1", "가", number("3.0000000000000004")], ["A-2", "가", 2]] },
    lines: [
      ["A-1", "가", 3],
      ["A-2", "가", 2],
    ],
  },
];
