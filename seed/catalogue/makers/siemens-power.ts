import { family } from "../family.ts";
import type { Grown } from "../family.ts";

/** 3RT20<size>-1<coil><auxiliary>: S00 up to 16 A carries one auxiliary contact, S0 has both. */
const contactors = family({
  manufactor: "siemens",
  category: "contactor",
  series: "SIRIUS 3RT2",
  name: ["SIRIUS 전자접촉기", "SIRIUS contactor", "SIRIUS接触器"],
  marks: ["CE", "UL"],
  demand: 0.5,
  axes: {
    frame: [
      ["15", 7, 3, 24_500],
      ["16", 9, 4, 27_800],
      ["17", 12, 5.5, 31_500],
      ["18", 16, 7.5, 41_000],
      ["24", 12, 5.5, 46_000],
      ["25", 17, 7.5, 52_000],
      ["26", 25, 11, 61_000],
      ["27", 32, 15, 82_000],
      ["28", 38, 18.5, 104_000],
    ],
    coil: [
      ["AB", "AC24V"],
      ["AF", "AC110V"],
      ["AP", "AC230V"],
      ["BB", "DC24V"],
    ],
  },
  code: ({ frame, coil }) => {
    const isSmall = frame[0].startsWith("1");
    const drive = coil[0] === "BB" ? "4" : "0";
    return `3RT20${frame[0]}-1${coil[0]}${drive}${isSmall ? "1" : "0"}`;
  },
  label: ({ frame, coil }) => `${frame[1]}A ${coil[1]}`,
  values: ({ frame, coil }) => ({
    ratedCurrent: `${frame[1]} A (AC-3, 400V)`,
    motorPower: `${frame[2]} kW (400V)`,
    coil: coil[1],
    auxiliary: frame[0].startsWith("1") ? "1NO" : "1NO+1NC",
    poles: "3P",
  }),
  price: ({ frame, coil }) => frame[3] * (coil[0] === "BB" ? 1.12 : 1),
  interchange: ({ frame, coil }) =>
    `contactor/${frame[1]}A/${coil[1] === "AC230V" ? "AC220V" : coil[1]}`,
});

const protectors = family({
  manufactor: "siemens",
  category: "motor-breaker",
  series: "SIRIUS 3RV2",
  name: ["SIRIUS 모터보호용 차단기", "SIRIUS motor starter protector", "SIRIUS电动机断路器"],
  marks: ["CE", "UL"],
  demand: 0.4,
  axes: {
    item: [
      ["3RV2011-0JA10", "0.7-1", 47_000],
      ["3RV2011-0KA10", "0.9-1.25", 47_000],
      ["3RV2011-1AA10", "1.1-1.6", 47_000],
      ["3RV2011-1BA10", "1.4-2", 48_000],
      ["3RV2011-1CA10", "1.8-2.5", 48_000],
      ["3RV2011-1DA10", "2.2-3.2", 49_000],
      ["3RV2011-1EA10", "2.8-4", 49_000],
      ["3RV2011-1FA10", "3.5-5", 51_000],
      ["3RV2011-1GA10", "4.5-6.3", 51_000],
      ["3RV2011-1HA10", "5.5-8", 53_000],
      ["3RV2011-1JA10", "7-10", 54_000],
      ["3RV2011-1KA10", "9-12.5", 56_000],
      ["3RV2011-4AA10", "10-16", 62_000],
      ["3RV2021-4BA10", "14-20", 74_000],
      ["3RV2021-4CA10", "17-22", 79_000],
      ["3RV2021-4DA10", "20-25", 84_000],
      ["3RV2021-4NA10", "23-28", 92_000],
      ["3RV2021-4EA10", "27-32", 98_000],
    ],
  },
  code: ({ item }) => item[0],
  label: ({ item }) => `${item[1]}A`,
  values: ({ item }) => ({ setting: `${item[1]} A`, poles: "3P", curve: "Class 10" }),
  price: ({ item }) => item[2],
});

const supplies = family({
  manufactor: "siemens",
  category: "power-supply",
  series: "SITOP",
  name: ["SITOP 파워서플라이", "SITOP power supply", "SITOP电源"],
  marks: ["CE", "UL"],
  demand: 0.5,
  axes: {
    item: [
      ["6EP1332-1LB00", "PSU100L", 2.5, "1ph", 92_000],
      ["6EP1333-1LB00", "PSU100L", 5, "1ph", 124_000],
      ["6EP1334-1LB00", "PSU100L", 10, "1ph", 188_000],
      ["6EP1336-1LB00", "PSU100L", 20, "1ph", 342_000],
      ["6EP1332-2BA20", "PSU100S", 2.5, "1ph", 118_000],
      ["6EP1333-2BA20", "PSU100S", 5, "1ph", 162_000],
      ["6EP1334-2BA20", "PSU100S", 10, "1ph", 246_000],
      ["6EP1336-2BA10", "PSU100S", 20, "1ph", 438_000],
      ["6EP1333-3BA10", "PSU8200", 5, "1ph", 248_000],
      ["6EP1334-3BA10", "PSU8200", 10, "1ph", 372_000],
      ["6EP1336-3BA10", "PSU8200", 20, "1ph", 618_000],
      ["6EP1434-2BA20", "PSU300S", 10, "3ph", 292_000],
      ["6EP1436-2BA10", "PSU300S", 20, "3ph", 462_000],
      ["6EP3331-6SB00-0AY0", "LOGO!Power", 1.3, "1ph", 62_000],
      ["6EP3332-6SB00-0AY0", "LOGO!Power", 2.5, "1ph", 82_000],
      ["6EP3333-6SB00-0AY0", "LOGO!Power", 4, "1ph", 108_000],
    ],
  },
  code: ({ item }) => item[0],
  label: ({ item }) => `${item[1]} 24V ${item[2]}A`,
  values: ({ item }) => ({
    outputVoltage: "DC 24 V",
    outputCurrent: `${item[2]} A`,
    phase: item[3],
    power: `${Math.round(item[2] * 24)} W`,
  }),
  price: ({ item }) => item[4],
  interchange: ({ item }) => (item[3] === "1ph" ? `supply/24V/${item[2]}A` : undefined),
});

const v20 = family({
  manufactor: "siemens",
  category: "inverter",
  series: "SINAMICS V20",
  name: ["SINAMICS V20 인버터", "SINAMICS V20 inverter", "SINAMICS V20变频器"],
  marks: ["CE", "UL"],
  demand: 0.4,
  axes: {
    item: [
      ["6SL3210-5BB11-2UV1", "0.12", "1ph", 148_000],
      ["6SL3210-5BB12-5UV1", "0.25", "1ph", 156_000],
      ["6SL3210-5BB13-7UV1", "0.37", "1ph", 168_000],
      ["6SL3210-5BB15-5UV1", "0.55", "1ph", 184_000],
      ["6SL3210-5BB17-5UV1", "0.75", "1ph", 204_000],
      ["6SL3210-5BB21-1UV1", "1.1", "1ph", 246_000],
      ["6SL3210-5BB21-5UV1", "1.5", "1ph", 284_000],
      ["6SL3210-5BB22-2UV1", "2.2", "1ph", 338_000],
      ["6SL3210-5BB23-0UV1", "3", "1ph", 402_000],
      ["6SL3210-5BE13-7UV0", "0.37", "3ph", 218_000],
      ["6SL3210-5BE15-5UV0", "0.55", "3ph", 232_000],
      ["6SL3210-5BE17-5UV0", "0.75", "3ph", 248_000],
      ["6SL3210-5BE21-1UV0", "1.1", "3ph", 276_000],
      ["6SL3210-5BE21-5UV0", "1.5", "3ph", 302_000],
      ["6SL3210-5BE22-2UV0", "2.2", "3ph", 348_000],
      ["6SL3210-5BE23-0UV0", "3", "3ph", 412_000],
      ["6SL3210-5BE24-0UV0", "4", "3ph", 486_000],
      ["6SL3210-5BE25-5UV0", "5.5", "3ph", 592_000],
      ["6SL3210-5BE27-5UV0", "7.5", "3ph", 738_000],
    ],
  },
  code: ({ item }) => item[0],
  label: ({ item }) => `${item[1]}kW ${item[2]}`,
  values: ({ item }) => ({
    power: `${item[1]} kW`,
    supply: item[2] === "1ph" ? "1ph AC 200-240V" : "3ph AC 380-480V",
    protocol: "USS, Modbus RTU",
  }),
  price: ({ item }) => item[3],
  interchange: ({ item }) => `inverter/${item[2] === "1ph" ? "1ph" : "400V"}/${item[1]}kW`,
});

export const siemensPower: Grown[] = [...contactors, ...protectors, ...supplies, ...v20];
