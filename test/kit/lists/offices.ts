import type { ListCase } from "./types.ts";

const number = (value: string, style = 0) => ({
  xml: `<c r="{ref}" s="${style}"><v>${value}</v></c>`,
});

/** Sheets as clerks and dealers made them in LibreOffice, with what went wrong in their first try. */
export const offices: readonly ListCase[] = [
  {
    name: "an order form with a merged title, a maker merged down, units with the quantities and a sum",
    sheet: {
      merged: ["A1:G1", "D5:D7", "A9:D9"],
      rows: [
        ["2026년 11월 자재 발주 요청서"],
        ["수신 : (주)부품상사", undefined, undefined, undefined, undefined, "작성일", "11월 25일"],
        [],
        ["No.", "품 명", "규 격\n(모델명)", "제조사", "수 량", "단위", "비고"],
        [number("1"), "릴레이", "MY2N-GS DC24", "오므론", number("20"), "EA"],
        [number("2"), "근접센서", "E2E-X5ME1", undefined, "5개", undefined, "케이블 2M"],
        [number("3"), "광전센서", "E3Z-D61\n(구형 대체)", undefined, "3 EA"],
        [number("4"), "전선", "VCTF 2C 1.5SQ", "대한전선", "100M", undefined, "흑색"],
        ["합  계", undefined, undefined, undefined, number("128")],
        ["※ 납기는 12월 10일까지 부탁드립니다."],
      ],
    },
    lines: [
      ["MY2N-GS DC24", "오므론", 20],
      ["E2E-X5ME1", "오므론", 5],
      ["E3Z-D61", "오므론", 3],
      ["VCTF 2C 1.5SQ", "대한전선", 100, "M"],
    ],
    aside: [
      [1, "TITLE"],
      [2, "TITLE"],
      [9, "SUM"],
      [10, "TITLE"],
    ],
  },
  {
    name: "name and number in one column",
    sheet: {
      as: "cp949",
      text: '구매요청 목록,,,\n순번,품명 및 규격,요청수량,메이커\n1,"볼밸브 1/2"" 10K SUS304",4EA,한국밸브\n2,"MY4N-D2 DC24\n릴레이","1,200개",오므론\n,소계,"1,204",\n',
    },
    lines: [
      ['볼밸브 1/2" 10K SUS304', "한국밸브", 4],
      ["MY4N-D2 DC24 릴레이", "오므론", 1200],
    ],
    aside: [
      [1, "TITLE"],
      [5, "SUM"],
    ],
  },
  {
    name: "a code of the buyer beside a column of names and numbers: either may be the number",
    sheet: {
      text: "순번\t품목코드\t품명 및 규격\t수량\n1\tA0001\t볼밸브 10K SUS304\t4\n2\tA0002\t릴레이 MY4N-D2\t2\n",
    },
    lines: [],
    isUnclear: true,
  },
  {
    name: "a number beside a column of names and numbers, which is the name then",
    sheet: { text: "품번\t품명/규격\t수량\nMY4N-D2\t릴레이 DC24\t2\nG2R-1\t릴레이 AC220\t1\n" },
    lines: [
      ["MY4N-D2", "", 2],
      ["G2R-1", "", 1],
    ],
  },
  {
    name: "groups with 사양 for the number, a unit in the buyer's own words, and ditto marks",
    sheet: {
      merged: ["A2:A4", "A6:A7"],
      rows: [
        ["구분", "품명", "사양", "수량", "단위", "제작사"],
        ["전장", "차단기", "ABS33c 20A", number("3"), "EA", "LS"],
        [undefined, "접촉기", "MC-9b AC220V", number("5"), "EA.", "LS"],
        [undefined, "단자대", "TB-20A 10P", number("2"), "조"],
        [],
        ["공압", "피팅", "KQ2H06-01AS", number("1"), "BOX(10EA)", "SMC"],
        [undefined, "〃", "〃", number("4"), "개", "〃"],
        ["총 계", undefined, undefined, number("15")],
      ],
    },
    lines: [
      ["ABS33c 20A", "LS", 3],
      ["MC-9b AC220V", "LS", 5],
      ["TB-20A 10P", "", 2, "조"],
      ["KQ2H06-01AS", "SMC", 1, "BOX(10EA)"],
      ["KQ2H06-01AS", "SMC", 4],
    ],
    aside: [[8, "SUM"]],
  },
  {
    name: "quantities with a remark: what is not sure is left to its reader",
    sheet: {
      formats: ['#,##0"개"'],
      rows: [
        ["품번", "메이커", "수량"],
        ["LY2N-J", "OMRON", number("1200", 1)],
        ["LY4N-J", "OMRON", "5~6개"],
        ["61F-GP-N", "OMRON", "10(예비 2)"],
        ["XW2B-40G4", "OMRON", "2세트(4개)"],
      ],
    },
    lines: [
      ["LY2N-J", "OMRON", 1200],
      ["LY4N-J", "OMRON", "5~6개"],
      ["61F-GP-N", "OMRON", "10(예비 2)"],
      ["XW2B-40G4", "OMRON", "2세트(4개)"],
    ],
  },
];
