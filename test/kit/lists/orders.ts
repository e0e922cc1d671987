import type { ListCase } from "./types.ts";

/** Order forms, requests and notes as text, in Korean, Chinese, Japanese and English. */
export const orders: readonly ListCase[] = [
  {
    name: "the usual Korean order form: 규격 is the number",
    sheet: {
      text: "No\t품명\t규격\t제조사\t수 량\t단위\t비고\n1\t전자접촉기\tMC-22b AC220V\tLS일렉트릭\t4\tEA\t\n2\t제어케이블\tVCTF 2C 1.5SQ\t대한전선\t2\t롤\t100M\n합계\t\t\t\t6\t\t\n",
    },
    lines: [
      ["MC-22b AC220V", "LS일렉트릭", 4],
      ["VCTF 2C 1.5SQ", "대한전선", 2, "롤"],
    ],
    aside: [[4, "SUM"]],
  },
  {
    name: "units of order behind the quantities",
    sheet: {
      text: "품번\t수량\nVCT-2C\t100M\nBR-100\t3조\nSUS-304\t2매\nTAPE-19\t10 롤\nBT-M6\t2박스\nDUCT-40\t5 m\nPNL-1\t1식\nLAMP-24\t12 EA\n",
    },
    lines: [
      ["VCT-2C", "", 100, "M"],
      ["BR-100", "", 3, "조"],
      ["SUS-304", "", 2, "매"],
      ["TAPE-19", "", 10, "롤"],
      ["BT-M6", "", 2, "박스"],
      ["DUCT-40", "", 5, "m"],
      ["PNL-1", "", 1, "식"],
      ["LAMP-24", "", 12],
    ],
  },
  {
    name: "a title, a date and an address above the head, a remark below",
    sheet: {
      as: "cp949",
      text: "견 적 의 뢰 서,,,\n수신:,(주)부품,,\n작성일,2026-11-26,,\n,,,\n품 번,제 조 사,수 량,단 가\nMY2N-GS DC24,오므론,10,\nLY4N DC24,오므론,4,\n※ 납기: 12월 초까지 부탁드립니다,,,\n",
    },
    lines: [
      ["MY2N-GS DC24", "오므론", 10],
      ["LY4N DC24", "오므론", 4],
    ],
    aside: [
      [1, "TITLE"],
      [2, "TITLE"],
      [3, "TITLE"],
      [8, "TITLE"],
    ],
  },
  {
    name: "CP949 with syllables that EUC-KR lacks",
    sheet: { as: "cp949", text: "품번,제조사,품명,수량\nZQ-1,뷁똠,릴레이 브라켙,3\n" },
    lines: [["ZQ-1", "뷁똠", 3]],
  },
  {
    name: "a decimal comma in numbers and quantities",
    sheet: { as: "utf-8", text: "품번;제조사;수량\nÖLFLEX 3G1,5;LAPP;2,5\nPKZM0-1,6;Eaton;4\n" },
    lines: [
      ["ÖLFLEX 3G1,5", "LAPP", "2,5"],
      ["PKZM0-1,6", "Eaton", 4],
    ],
  },
  {
    name: "the line that names the separator",
    sheet: { as: "utf-8-bom", text: "sep=;\r\n품번;제조사;수량\r\nMY2N;오므론;3\r\n" },
    lines: [["MY2N", "오므론", 3]],
  },
  {
    name: "inches in names and numbers",
    sheet: {
      as: "utf-8",
      text: '품번,품명,수량\nBV-15,1/2" 볼밸브,4\n"BV-3/4""",볼밸브,2\nBV-20,"3/4"" BALL, SUS",1\n',
    },
    lines: [
      ["BV-15", "", 4],
      ['BV-3/4"', "", 2],
      ["BV-20", "", 1],
    ],
  },
  {
    name: "a quote that is never closed swallows nothing",
    sheet: { as: "utf-8", text: '품번,제조사,수량\nA-1,"가온,1\nA-2,가온,2\nA-3,가온,3\n' },
    lines: [
      ["A-1", '"가온', 1],
      ["A-2", "가온", 2],
      ["A-3", "가온", 3],
    ],
  },
  {
    name: "line breaks in heads and cells",
    sheet: {
      text: '번호\t"품 번\n(P/N)"\t"제조사\n(Maker)"\t"수량\n(EA)"\n1\t"PR12-4DN\n(센서 교체용)"\t오토닉스\t2\n2\t"MY2N-GS\nDC24"\t오므론\t5\n',
    },
    lines: [
      ["PR12-4DN", "오토닉스", 2],
      ["MY2N-GS DC24", "오므론", 5],
    ],
  },
  {
    name: "full-width letters and digits",
    sheet: { text: "품번\t제조사\t수량\nＭＹ２Ｎ\t오므론\t２０\nMY2N\t오므론\t５\n" },
    lines: [["ＭＹ２Ｎ", "오므론", 25]],
  },
  {
    name: "no head: number, maker and quantity as they usually stand",
    sheet: { text: "MY2N-GS DC24\t오므론\t20\n6205-2Z\tNSK\t1,200\n" },
    lines: [
      ["MY2N-GS DC24", "오므론", 20],
      ["6205-2Z", "NSK", 1200],
    ],
  },
  {
    name: "no head, and units behind the quantities",
    sheet: { text: "VCT-2C\t100M\nMY2N-GS\t3개\n" },
    lines: [
      ["VCT-2C", "", 100, "M"],
      ["MY2N-GS", "", 3],
    ],
  },
  {
    name: "one column of numbers",
    sheet: { text: "E2E-X5ME1\nE3Z-D61\nE2E-X5ME1\n" },
    lines: [
      ["E2E-X5ME1", "", 2],
      ["E3Z-D61", "", 1],
    ],
  },
  {
    name: "one column with its head",
    sheet: { text: "품번\nE2E-X5ME1\nE3Z-D61\n" },
    lines: [
      ["E2E-X5ME1", "", 1],
      ["E3Z-D61", "", 1],
    ],
  },
  {
    name: "two columns of figures and no head are asked about",
    sheet: { text: "MY2N\t오므론\t20\t1500\nLY4N\t오므론\t4\t6100\n" },
    lines: [],
    isUnclear: true,
  },
  {
    name: "placeholders for no number",
    sheet: {
      text: "품명\t품번\t수량\n릴레이\tMY2N\t3\n덕트\t-\t5\n단자대\tN/A\t2\n명판\t없음\t1\n예비\tTBD\t1\n",
    },
    lines: [["MY2N", "", 3]],
    aside: [
      [3, "NO_NUMBER"],
      [4, "NO_NUMBER"],
      [5, "NO_NUMBER"],
      [6, "NO_NUMBER"],
    ],
  },
  {
    name: "subtotals, sections and the head once more",
    sheet: {
      text: "품번\t제조사\t수량\n[전원부]\t\t\nLRS-350-24\t민웰\t2\n소계\t\t2\n품번\t제조사\t수량\n[제어부]\t\t\nXBC-DR32H\tLS\t1\n소 계 :\t\t1\n총 합계\t\t3\n",
    },
    lines: [
      ["LRS-350-24", "민웰", 2],
      ["XBC-DR32H", "LS", 1],
    ],
    aside: [
      [2, "TITLE"],
      [4, "SUM"],
      [5, "HEAD"],
      [6, "TITLE"],
      [8, "SUM"],
      [9, "SUM"],
    ],
  },
  {
    name: "ditto marks for the maker",
    sheet: { text: "품번\t제조사\t수량\nMY2N\t오므론\t1\nLY4N\t〃\t2\nH3Y-4\t상동\t3\n" },
    lines: [
      ["MY2N", "오므론", 1],
      ["LY4N", "오므론", 2],
      ["H3Y-4", "오므론", 3],
    ],
  },
  {
    name: "a point, a slash and a unit tell rows apart",
    sheet: {
      text: "품번\t제조사\t수량\nFR-D720-1.5K\t미쓰비시\t1\nFR-D720-15K\t미쓰비시\t1\nBV-1/2\t가온\t1\nBV-12\t가온\t1\nVCT-2C\t대한\t1롤\nVCT-2C\t대한\t50M\n",
    },
    lines: [
      ["FR-D720-1.5K", "미쓰비시", 1],
      ["FR-D720-15K", "미쓰비시", 1],
      ["BV-1/2", "가온", 1],
      ["BV-12", "가온", 1],
      ["VCT-2C", "대한", 1, "롤"],
      ["VCT-2C", "대한", 50, "M"],
    ],
  },
  {
    name: "quantities that are none stay to be corrected",
    sheet: { text: "품번\t수량\nA-100\t0\nA-200\t-3\nA-300\t1.5\nA-400\t약간\nA-500\t7\n" },
    lines: [
      ["A-100", "", "0"],
      ["A-200", "", "-3"],
      ["A-300", "", "1.5"],
      ["A-400", "", "약간"],
      ["A-500", "", 7],
    ],
  },
  {
    name: "모델명 before 관리번호, and prices that are no quantity",
    sheet: {
      text: "관리번호\t품목명\t모델명\t메이커\t발주수량\t단가\t금액\nM-0001\t근접센서\tPR12-4DN\t오토닉스\t10\t12,000\t120,000\n",
    },
    lines: [["PR12-4DN", "오토닉스", 10]],
  },
  {
    name: "a stock beside the quantity that is wanted",
    sheet: { text: "품번\t재고\t요청수량\nMY2N\t120\t3\nLY4N\t0\t4\n" },
    lines: [
      ["MY2N", "", 3],
      ["LY4N", "", 4],
    ],
  },
  {
    name: "the maker's column is blank throughout, and a price looks like a quantity",
    sheet: { text: "품번\t제조사\t수량\t단가\nMY2N\t\t3\t4200\nLY4N\t\t4\t6100\n" },
    lines: [
      ["MY2N", "", 3],
      ["LY4N", "", 4],
    ],
  },
  {
    name: "a pipe as separator",
    sheet: { as: "utf-8", text: "part number|manufacturer|qty\nMY2N|Omron|3\nLY4N|Omron|4\n" },
    lines: [
      ["MY2N", "Omron", 3],
      ["LY4N", "Omron", 4],
    ],
  },
  {
    name: "a name with commas in a file of semicolons",
    sheet: {
      as: "utf-8",
      text: "품번;품명;수량\nA-1;볼트, 너트, 와셔;10\nA-2;케이블, 2C, 1.5SQ, 흑색;20\n",
    },
    lines: [
      ["A-1", "", 10],
      ["A-2", "", 20],
    ],
  },
  {
    name: "a number with an apostrophe in front, as text was forced",
    sheet: { text: "품번\t수량\n'0012345\t3\n'=A1\t1\n" },
    lines: [
      ["0012345", "", 3],
      ["=A1", "", 1],
    ],
  },
  {
    name: "a remark behind the number",
    sheet: {
      text: "품번\t제조사\t수량\nE2E-X5ME1 (단종, 대체 가능)\t오므론\t2\nMY2N(S)\t오므론\t1\n",
    },
    lines: [
      ["E2E-X5ME1", "오므론", 2],
      ["MY2N(S)", "오므론", 1],
    ],
  },
];
