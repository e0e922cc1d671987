import { family, table } from "../family.ts";
import type { Grown } from "../family.ts";

/** Order numbers of feed-through terminals by conductor size; numbers follow no rule. */
const feedThrough = {
  phoenix: [
    "UT",
    `
      2.5  3044076
      4    3044102
      6    3044131
      10   3044160
      16   3044199
      35   3044225`,
  ],
  weidmueller: [
    "WDU",
    `
      2.5  1020000000
      4    1020100000
      6    1020200000
      10   1020300000
      16   1020400000
      35   1020500000`,
  ],
  wago: [
    "TOPJOB S",
    `
      2.5  2002-1201
      4    2004-1201
      6    2006-1201
      10   2010-1201
      16   2016-1201`,
  ],
} as const;
const makers = ["phoenix", "weidmueller", "wago"] as const;

const terminals = makers.flatMap((manufactor) => {
  const [series, items] = feedThrough[manufactor];
  return family({
    manufactor,
    category: "terminal-block",
    series,
    name: ["관통형 단자대", "Feed-through terminal block", "直通式接线端子"],
    marks: ["CE", "UL"],
    demand: 0.5,
    axes: { item: table(["size", "code"], items) },
    code: ({ item }) => item.code,
    label: ({ item }) => `${series} ${item.size}mm²`,
    values: ({ item }) => ({
      wire: `${item.size} mm²`,
      mounting: "DIN rail 35 mm",
      connection: manufactor === "wago" ? "Push-in CAGE CLAMP" : "Screw",
    }),
    price: ({ item }) => 620 + Number(item.size) * 190,
    interchange: ({ item }) => `terminal/${item.size}`,
  });
});

const phoenix = family({
  manufactor: "phoenix",
  category: "terminal-block",
  series: "CLIPLINE complete",
  name: ["단자대·액세서리", "Terminal block and accessory", "端子与附件"],
  marks: ["CE", "UL"],
  demand: 0.35,
  axes: {
    item: [
      ["3044092", "UT 2,5-PE", 4_900],
      ["3044128", "UT 4-PE", 5_300],
      ["3044157", "UT 6-PE", 6_600],
      ["3209510", "PT 2,5", 980],
      ["3211757", "PT 4", 1_180],
      ["3211813", "PT 6", 1_560],
      ["3212120", "PT 10", 2_420],
      ["3031212", "ST 2,5", 960],
      ["3031364", "ST 4", 1_140],
      ["3044636", "UTTB 2,5", 2_080],
      ["3046032", "UT 4-HESI (5X20)", 6_800],
      ["3047028", "D-UT 2,5/10", 420],
      ["3030161", "FBS 2-5", 780],
      ["3030213", "FBS 10-5", 3_200],
      ["3022218", "CLIPFIX 35", 1_060],
      ["1201442", "E/UK", 980],
    ],
  },
  code: ({ item }) => item[0],
  label: ({ item }) => item[1],
  values: ({ item }) => ({ type: item[1], mounting: "DIN rail 35 mm" }),
  price: ({ item }) => item[2],
});

const interfaceRelays = family({
  manufactor: "phoenix",
  category: "relay",
  series: "PLC-INTERFACE",
  name: ["슬림 인터페이스 릴레이", "Slim interface relay", "超薄接口继电器"],
  marks: ["CE", "UL"],
  demand: 0.4,
  axes: {
    item: [
      ["2966171", "PLC-RSC- 24DC/21", "1c", "DC 24V", 11_800],
      ["2967060", "PLC-RSC- 24DC/21-21", "2c", "DC 24V", 17_200],
      ["2966207", "PLC-RSC-230UC/21", "1c", "AC/DC 230V", 15_800],
    ],
  },
  code: ({ item }) => item[0],
  label: ({ item }) => item[1],
  values: ({ item }) => ({ contacts: item[2], coil: item[3], ratedCurrent: "6 A" }),
  price: ({ item }) => item[4],
});

const wago = family({
  manufactor: "wago",
  category: "connector",
  series: "221 / 222",
  name: ["전선 커넥터", "Splicing connector", "导线连接器"],
  marks: ["KC", "CE", "UL"],
  demand: 0.8,
  axes: {
    item: [
      ["221-412", "2P 4mm²", 520],
      ["221-413", "3P 4mm²", 610],
      ["221-415", "5P 4mm²", 890],
      ["221-612", "2P 6mm²", 980],
      ["221-613", "3P 6mm²", 1_240],
      ["221-615", "5P 6mm²", 1_790],
      ["222-412", "2P 2.5mm²", 560],
      ["222-413", "3P 2.5mm²", 640],
      ["222-415", "5P 2.5mm²", 920],
    ],
  },
  code: ({ item }) => item[0],
  label: ({ item }) => item[1],
  values: ({ item }) => ({
    wire: item[1].split(" ").at(1) ?? "",
    poles: item[1].split(" ").at(0) ?? "",
  }),
  price: ({ item }) => item[2],
});

const ports = family({
  manufactor: "phoenix",
  category: "network",
  series: "FL SWITCH",
  name: ["산업용 스위칭허브", "Industrial Ethernet switch", "工业以太网交换机"],
  marks: ["CE", "UL"],
  demand: 0.3,
  axes: {
    item: [
      ["2891001", "FL SWITCH SFNB 5TX", "5", 142_000],
      ["2891002", "FL SWITCH SFNB 8TX", "8", 198_000],
    ],
  },
  code: ({ item }) => item[0],
  label: ({ item }) => item[1],
  values: ({ item }) => ({ channels: item[2], port: "10/100 Mbit/s RJ45", supply: "DC 24V" }),
  price: ({ item }) => item[3],
});

const enclosures = family({
  manufactor: "rittal",
  category: "enclosure",
  series: "AX / AE",
  name: ["컴팩트 함체", "Compact enclosure", "紧凑型控制箱"],
  marks: ["CE", "UL"],
  demand: 0.3,
  axes: {
    item: [
      ["1033", "300 x 300 x 210", 82_000],
      ["1034", "300 x 400 x 210", 91_000],
      ["1038", "380 x 600 x 210", 112_000],
      ["1045", "400 x 500 x 210", 108_000],
      ["1050", "500 x 500 x 210", 124_000],
      ["1060", "600 x 600 x 210", 152_000],
      ["1076", "600 x 760 x 210", 176_000],
      ["1077", "760 x 760 x 210", 212_000],
      ["1058", "600 x 800 x 250", 198_000],
      ["1073", "760 x 760 x 300", 238_000],
    ],
    line: ["AX", "AE"],
  },
  code: ({ item, line }) => `${line} ${item[0]}.${line === "AX" ? "000" : "500"}`,
  label: ({ item }) => `${item[1]} mm`,
  values: ({ item, line }) => ({
    size: `${item[1]} mm`,
    protection: line === "AX" ? "IP66" : "IP55",
  }),
  price: ({ item, line }) => item[2] * (line === "AX" ? 1.1 : 1),
});

const fans = family({
  manufactor: "rittal",
  category: "enclosure",
  series: "SK",
  name: ["제어반 필터팬", "Fan-and-filter unit", "带过滤网风扇"],
  demand: 0.3,
  axes: {
    item: [
      ["3237", "20 m³/h"],
      ["3238", "55 m³/h"],
      ["3239", "105 m³/h"],
      ["3240", "180 m³/h"],
      ["3241", "230 m³/h"],
    ],
    volts: [
      ["100", "AC 230V"],
      ["110", "AC 115V"],
      ["124", "DC 24V"],
    ],
  },
  code: ({ item, volts }) => `SK ${item[0]}.${volts[0]}`,
  label: ({ item, volts }) => `${item[1]} ${volts[1]}`,
  values: ({ item, volts }) => ({ flow: item[1], supply: volts[1], protection: "IP54" }),
  price: ({ item }) => 62_000 + (Number(item[0]) - 3237) * 21_000,
});

export const wiring: Grown[] = [
  ...terminals,
  ...phoenix,
  ...interfaceRelays,
  ...wago,
  ...ports,
  ...enclosures,
  ...fans,
];
