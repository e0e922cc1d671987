import type { ListCase } from "./types.ts";

/** Traits of the sheets that buyers were tried with (docs/testing.md, "Sheets with fresh eyes"). */
export const trials: readonly ListCase[] = [
  {
    name: "a form with an approval box, a head of two rows, numbered blank rows and remarks",
    sheet: {
      merged: [
        "A1:F2",
        "G1:G2",
        "A4:A5",
        "B4:B5",
        "C4:C5",
        "D4:D5",
        "E4:E5",
        "F4:G4",
        "H4:H5",
        "A12:E12",
      ],
      rows: [
        ["자 재 구 매 요 청 서", ...blanks(5), "결\n재", "담당", "부장"],
        [],
        ["부서명", "설비보전팀", undefined, "요청자", "김민수"],
        ["No", "품 명", "규 격\n(모델명)", "메이커", "단위", "수 량", undefined, "비 고"],
        [...blanks(5), "요청", "현재고"],
        [1, "전자접촉기", "MC-22b AC220V 1a1b", "LS", "EA", 4, 1],
        [2, "소켓", "PYF14A-E", "〃", "EA", 20],
        [3, "파워서플라이", "LRS-100-24\n(구 S-100-24)", "민웰", "EA", 2, 0],
        [4, "케이블타이", "200mm 백색 (1봉 100개)", "-", "봉", 3],
        [5],
        [6],
        ["합   계", ...blanks(4), 29, 1],
        ["위와 같이 자재 구매를 요청합니다."],
      ],
    },
    lines: [
      ["MC-22b AC220V 1a1b", "LS", 4],
      ["PYF14A-E", "LS", 20],
      ["LRS-100-24", "민웰", 2],
      ["200mm 백색", "", 3, "봉"],
    ],
    aside: [
      [1, "TITLE"],
      [3, "TITLE"],
      [5, "HEAD"],
      [10, "TITLE"],
      [11, "TITLE"],
      [12, "SUM"],
      [13, "TITLE"],
    ],
  },
  {
    name: "a head of two rows whose first quantity is another one",
    sheet: {
      merged: ["A1:A2", "B1:B2", "C1:D1"],
      rows: [
        ["품번", "제조사", "수량", undefined],
        [undefined, undefined, "현재고", "요청"],
        ["MY2N-GS DC24", "오므론", 7, 20],
        ["LY2N DC24", "오므론", 0, 4],
      ],
    },
    lines: [
      ["MY2N-GS DC24", "오므론", 20],
      ["LY2N DC24", "오므론", 4],
    ],
    aside: [[2, "HEAD"]],
  },
  {
    name: "a head of two rows with two quantities that may be meant is asked about",
    sheet: {
      merged: ["A1:A2", "B1:B2", "C1:D1"],
      rows: [
        ["품번", "제조사", "수량", undefined],
        [undefined, undefined, "1호기", "2호기"],
        ["MY2N-GS DC24", "오므론", 7, 20],
        ["LY2N DC24", "오므론", 3, 4],
      ],
    },
    lines: [],
    isUnclear: true,
  },
  {
    name: "sums of groups behind their names, and one with a remark",
    sheet: {
      hidden: [3],
      rows: [
        ["품번", "제조사", "품명", "수량", "단가"],
        ["XBC-DR32H", "LS일렉트릭", "PLC", 2, 298000],
        ["XBE-DC16B", "LS일렉트릭", "증설", 1, 98000],
        ["PLC 소계", undefined, undefined, 3],
        ["TC4S-14R", "오토닉스", "온도조절기", 6, 42000],
        ["총계 (VAT 별도)", undefined, undefined, 9],
        ["Sub-total", undefined, undefined, 9],
      ],
    },
    lines: [
      ["XBC-DR32H", "LS일렉트릭", 2],
      ["TC4S-14R", "오토닉스", 6],
    ],
    aside: [
      [3, "HIDDEN"],
      [4, "SUM"],
      [6, "SUM"],
      [7, "SUM"],
    ],
  },
  {
    name: "a total in the column of a dealer's codes",
    sheet: {
      text: "Qty\tMfr\tMfr P/N\tSupplier P/N\n4\tMurata\tGRM188R71H104KA93D\t490-1519-1-ND\n1\tMolex\tTBD\tWM3420-ND\n\t\t\tTotal parts:\n",
    },
    lines: [
      ["GRM188R71H104KA93D", "Murata", 4],
      ["WM3420-ND", "Molex", 1],
    ],
    aside: [[4, "SUM"]],
  },
  {
    name: "sections that stand alone in a column of numbers or of codes",
    sheet: {
      as: "utf-8",
      text: 'Mouser #,Mfr. #,Manufacturer,Order Qty.\n279-352268RJT,352268RJT,TE Connectivity,1\n757-TLP291GBSE,"TLP291(GB,SE",Toshiba,3\nNon-mouser,,,\nTeensy 4.0 dev board,TEENSY40 ,PJRC,1\n,SPARE PARTS,,\n,DRV8434S,Pololu,1\n',
    },
    lines: [
      ["352268RJT", "TE Connectivity", 1],
      ["TLP291(GB,SE", "Toshiba", 3],
      ["TEENSY40", "PJRC", 1],
      ["DRV8434S", "Pololu", 1],
    ],
    aside: [
      [4, "TITLE"],
      [6, "TITLE"],
    ],
  },
  {
    name: "x where there is no part",
    sheet: {
      as: "utf-8",
      text: "ID;Name;Designator;Quantity;Manufacturer Part;Manufacturer;Supplier Part\n1;4.7uH;L1;1;LQM2MPN4R7MG0L;muRata(村田);C86094\n2;TP_PAD;J3;1;x;x;x\n",
    },
    lines: [["LQM2MPN4R7MG0L", "muRata(村田)", 1]],
    aside: [[3, "NO_NUMBER"]],
  },
  {
    name: "Eagle a part a row: Part is the name on the drawing, and no quantity is guessed",
    sheet: {
      as: "utf-8",
      text: "Part;Value;Device;Package;MPN;POPULARITY\nC2;1000p/2KV;C-EUC1206K;C1206K;;13\nC3;1000p/2KV;C-EUC1206K;C1206K;;13\nIC1;DS2482S-800;DS2482S-800;SO16;;\nR66;n/a;R-EU_R0805;R0805;;52\nPWS81;R1SE-0505;RECOM_R1SE-0505;R1SE_0505;;\n",
    },
    lines: [
      ["1000p/2KV", "", 2],
      ["DS2482S-800", "", 1],
      ["R1SE-0505", "", 1],
    ],
    aside: [[5, "NO_NUMBER"]],
  },
  {
    name: "numbers that look like names of drawings stay numbers",
    sheet: { text: "Part\tQty\nP20\t4\nP22\t2\nQX40\t1\n" },
    lines: [
      ["P20", "", 4],
      ["P22", "", 2],
      ["QX40", "", 1],
    ],
  },
  {
    name: "a maintenance list as copied cells: units, sections, words that are no quantity, half a piece",
    sheet: {
      text: '2026년 12월 정기보전 소요자재\t\t\t\n설비\t품명\t규격\t수량\n1호\tV벨트\tB-68\t3조\n\t체인\tRS40-1R\t1롤\n■ 2호 프레스\t\t\t\n2호\t인버터\t"FR-D720-15K\n(주축)"\t1\n\t리미트\tZ-15GQ-B\t각 2EA\n\t그리스\tEP-2\t약간\n\t오일\tVG46\t0,500\n소계\t\t\t\n',
    },
    lines: [
      ["B-68", "", 3, "조"],
      ["RS40-1R", "", 1, "롤"],
      ["FR-D720-15K", "", 1],
      ["Z-15GQ-B", "", "각 2EA"],
      ["EP-2", "", "약간"],
      ["VG46", "", "0,500"],
    ],
    aside: [
      [1, "TITLE"],
      [5, "TITLE"],
      [10, "SUM"],
    ],
  },
];

function blanks(count: number): undefined[] {
  return Array.from({ length: count }, () => undefined);
}
