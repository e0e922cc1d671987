import type { ListCase } from "./types.ts";

/** Lists in Chinese, Japanese and English, in the encodings of their computers. */
export const abroad: readonly ListCase[] = [
  {
    name: "Chinese in GB18030",
    sheet: {
      as: "gb18030",
      text: "序号,名称,型号,品牌,数量,单位,备注\n1,继电器,MY2N-GS DC24,欧姆龙,10,个,\n2,电缆,RVV 2x1.5,远东,3,卷,\n合计,,,,13,,\n",
    },
    lines: [
      ["MY2N-GS DC24", "欧姆龙", 10],
      ["RVV 2x1.5", "远东", 3, "卷"],
    ],
    aside: [[4, "SUM"]],
  },
  {
    name: "Chinese of a board: 位号, 用量 and 不贴",
    sheet: {
      text: "物料编码\t规格型号\t封装\t位号\t用量\t厂家\t贴装\n10001\tGRM188R71H104KA93D\t0603\tC1 C2\t2\t村田\t是\n10002\tRC0603FR-0710KL\t0603\tR1\t1\t国巨\t不贴\n",
    },
    lines: [["GRM188R71H104KA93D", "村田", 2]],
    aside: [[3, "NOT_FITTED"]],
  },
  {
    name: "Japanese in Shift JIS",
    sheet: {
      as: "shift_jis",
      text: "項番,品名,型番,メーカー,数量\n1,リレー,MY2N-GS DC24,オムロン,10\n2,センサ,E2E-X5ME1,オムロン,2\n",
    },
    lines: [
      ["MY2N-GS DC24", "オムロン", 10],
      ["E2E-X5ME1", "オムロン", 2],
    ],
  },
  {
    name: "English with an own number beside the maker's",
    sheet: {
      as: "utf-8",
      text: "Our Part No.,Description,Mfr Part #,Mfr,Qty Required,Unit\nHB-0001,Relay,MY2N-GS DC24,OMRON Corporation,10,pcs\nHB-0002,Cable,H05VV-F 3G1.5,Phoenix Contact GmbH,200,m\n",
    },
    lines: [
      ["MY2N-GS DC24", "OMRON Corporation", 10],
      ["H05VV-F 3G1.5", "Phoenix Contact GmbH", 200, "m"],
    ],
  },
  {
    name: "western letters of an old Windows, with micro",
    sheet: {
      as: "windows-1252",
      text: "MPN;Manufacturer;Qty\nC-10µF/25V;Würth Elektronik;5\nC-10F/25V;Würth Elektronik;1\n",
    },
    lines: [
      ["C-10µF/25V", "Würth Elektronik", 5],
      ["C-10F/25V", "Würth Elektronik", 1],
    ],
  },
];
