import { family } from "../family.ts";
import type { Grown } from "../family.ts";

/** LC1D<amps><coil>: B7, F7, M7, Q7 alternating, BD direct current. */
const contactors = family({
  manufactor: "schneider",
  category: "contactor",
  series: "TeSys D",
  name: ["TeSys 전자접촉기", "TeSys contactor", "TeSys接触器"],
  marks: ["KC", "CE", "UL"],
  demand: 0.6,
  axes: {
    frame: [
      ["09", 9, 4, 29_500],
      ["12", 12, 5.5, 32_800],
      ["18", 18, 7.5, 41_500],
      ["25", 25, 11, 52_000],
      ["32", 32, 15, 71_500],
      ["38", 38, 18.5, 86_000],
      ["40A", 40, 18.5, 118_000],
      ["50A", 50, 22, 142_000],
      ["65A", 65, 30, 176_000],
      ["80", 80, 37, 232_000],
    ],
    coil: [
      ["B7", "AC24V"],
      ["F7", "AC110V"],
      ["M7", "AC220V"],
      ["BD", "DC24V"],
    ],
  },
  code: ({ frame, coil }) => `LC1D${frame[0]}${coil[0]}`,
  label: ({ frame, coil }) => `${frame[1]}A ${coil[1]}`,
  values: ({ frame, coil }) => ({
    ratedCurrent: `${frame[1]} A (AC-3, 440V)`,
    motorPower: `${frame[2]} kW (400V)`,
    coil: coil[1],
    auxiliary: "1NO+1NC",
    poles: "3P",
  }),
  price: ({ frame, coil }) => frame[3] * (coil[0] === "BD" ? 1.45 : 1),
  interchange: ({ frame, coil }) => `contactor/${frame[1]}A/${coil[1]}`,
});

const motorBreakers = family({
  manufactor: "schneider",
  category: "motor-breaker",
  series: "TeSys GV2",
  name: ["TeSys 모터보호용 차단기", "TeSys motor circuit breaker", "TeSys电动机断路器"],
  marks: ["CE", "UL"],
  demand: 0.5,
  axes: {
    item: [
      ["05", "0.63-1"],
      ["06", "1-1.6"],
      ["07", "1.6-2.5"],
      ["08", "2.5-4"],
      ["10", "4-6.3"],
      ["14", "6-10"],
      ["16", "9-14"],
      ["20", "13-18"],
      ["21", "17-23"],
      ["22", "20-25"],
      ["32", "24-32"],
    ],
  },
  code: ({ item }) => `GV2ME${item[0]}`,
  label: ({ item }) => `${item[1]}A`,
  values: ({ item }) => ({ setting: `${item[1]} A`, poles: "3P" }),
  price: ({ item }) => 41_000 + Number(item[0]) * 700,
});

const overloads = family({
  manufactor: "schneider",
  category: "overload-relay",
  series: "TeSys LRD",
  name: ["TeSys 과부하계전기", "TeSys thermal overload relay", "TeSys热继电器"],
  marks: ["CE", "UL"],
  demand: 0.4,
  axes: {
    item: [
      ["05", "0.63-1"],
      ["06", "1-1.7"],
      ["07", "1.6-2.5"],
      ["08", "2.5-4"],
      ["10", "4-6"],
      ["12", "5.5-8"],
      ["14", "7-10"],
      ["16", "9-13"],
      ["21", "12-18"],
      ["22", "16-24"],
      ["32", "23-32"],
    ],
  },
  code: ({ item }) => `LRD${item[0]}`,
  label: ({ item }) => `${item[1]}A`,
  values: ({ item }) => ({ setting: `${item[1]} A`, curve: "Class 10A", model: "LC1D09 ~ LC1D38" }),
  price: () => 34_500,
});

const buttons = family({
  manufactor: "schneider",
  category: "pushbutton",
  series: "Harmony XB4 / XB5",
  name: ["누름버튼 φ22", "Pushbutton φ22", "按钮 φ22"],
  marks: ["KC", "CE", "UL"],
  demand: 0.5,
  axes: {
    body: [
      ["XB4B", "Metal", 1],
      ["XB5A", "Plastic", 0.7],
    ],
    head: [
      ["A21", "flush black", "1NO"],
      ["A31", "flush green", "1NO"],
      ["A42", "flush red", "1NC"],
      ["A51", "flush yellow", "1NO"],
      ["A61", "flush blue", "1NO"],
      ["D21", "selector 2 positions", "1NO"],
      ["D33", "selector 3 positions", "2NO"],
      ["S8442", "emergency stop turn to release", "1NC"],
    ],
  },
  code: ({ body, head }) => `${body[0]}${head[0]}`,
  label: ({ body, head }) => `${body[1]} ${head[1]} ${head[2]}`,
  values: ({ body, head }) => ({ actuator: head[1], contacts: head[2], housing: body[1] }),
  price: ({ body, head }) => (head[0] === "S8442" ? 32_000 : 17_500) * body[2],
});

const relays = family({
  manufactor: "schneider",
  category: "relay",
  series: "Zelio RXM",
  name: ["Zelio 소형릴레이", "Zelio miniature relay", "Zelio小型继电器"],
  marks: ["CE", "UL"],
  demand: 0.5,
  axes: {
    contacts: [
      ["RXM2AB2", "2c", 12],
      ["RXM4AB2", "4c", 6],
    ],
    coil: [
      ["BD", "DC24"],
      ["JD", "DC12"],
      ["B7", "AC24"],
      ["F7", "AC120"],
      ["P7", "AC230"],
    ],
  },
  code: ({ contacts, coil }) => `${contacts[0]}${coil[0]}`,
  label: ({ contacts, coil }) => `${contacts[1]} ${coil[1]}V`,
  values: ({ contacts, coil }) => ({
    contacts: contacts[1],
    ratedCurrent: `${contacts[2]} A`,
    coil: `${coil[1]}V`,
  }),
  price: ({ contacts }) => (contacts[1] === "2c" ? 7_800 : 9_200),
  interchange: ({ contacts, coil }) =>
    `relay/${contacts[1]}/${coil[1].replace("AC230", "AC220").replace("AC120", "AC110")}`,
});

const miniature = (["schneider", "abb", "eaton"] as const).flatMap((manufactor) =>
  family({
    manufactor,
    category: "miniature-breaker",
    series: { schneider: "Acti9 iC60N", abb: "S200", eaton: "FAZ" }[manufactor],
    name: ["소형차단기", "Miniature circuit breaker", "小型断路器"],
    marks: ["CE", "UL"],
    demand: 0.4,
    axes: { poles: [1, 2, 3], amps: [6, 10, 16, 20, 32] },
    code: ({ poles, amps }) =>
      ({
        schneider: `A9F74${poles}${String(amps).padStart(2, "0")}`,
        abb: `S20${poles}-C${amps}`,
        eaton: `FAZ-C${amps}/${poles}`,
      })[manufactor],
    label: ({ poles, amps }) => `${poles}P C ${amps}A`,
    values: ({ poles, amps }) => ({
      poles: `${poles}P`,
      ratedCurrent: `${amps} A`,
      curve: "C",
      breaking: manufactor === "eaton" ? "15 kA" : "6 kA",
    }),
    price: ({ poles }) => poles * { schneider: 11_200, abb: 9_400, eaton: 10_600 }[manufactor],
    interchange: ({ poles, amps }) => `mcb/${poles}P/C${amps}`,
  }),
);

/** AF<amps>-30-<auxiliary>-<coil>: 11 is 24-60 V, 13 is 100-250 V, both AC and DC. */
const abbContactors = family({
  manufactor: "abb",
  category: "contactor",
  series: "AF",
  name: ["AF 전자접촉기", "AF contactor", "AF接触器"],
  marks: ["CE", "UL"],
  demand: 0.4,
  axes: {
    frame: [
      ["09", 9, 4, "10", 38_000],
      ["12", 12, 5.5, "10", 43_500],
      ["16", 18, 7.5, "10", 52_500],
      ["26", 26, 11, "00", 74_000],
      ["30", 32, 15, "00", 88_000],
      ["38", 38, 18.5, "00", 104_000],
    ],
    coil: [
      ["11", "AC/DC 24-60V"],
      ["13", "AC/DC 100-250V"],
    ],
  },
  code: ({ frame, coil }) => `AF${frame[0]}-30-${frame[3]}-${coil[0]}`,
  label: ({ frame, coil }) => `${frame[1]}A ${coil[1]}`,
  values: ({ frame, coil }) => ({
    ratedCurrent: `${frame[1]} A (AC-3, 400V)`,
    motorPower: `${frame[2]} kW (400V)`,
    coil: coil[1],
    poles: "3P",
  }),
  price: ({ frame }) => frame[4],
});

/** MS116-<amps>, PKZM0-<amps>: the upper end of the setting; Eaton writes a decimal comma. */
const starters = (["abb", "eaton"] as const).flatMap((manufactor) =>
  family({
    manufactor,
    category: "motor-breaker",
    series: manufactor === "abb" ? "MS116" : "PKZM0",
    name: ["모터보호용 차단기", "Motor protective circuit breaker", "电动机保护断路器"],
    marks: ["CE", "UL"],
    demand: 0.35,
    axes: {
      upper: ["1.0", "1.6", "2.5", "4.0", "6.3", "10", "16", "20", "25", "32"],
    },
    code: ({ upper }) =>
      manufactor === "abb"
        ? `MS116-${upper}`
        : `PKZM0-${upper.replace(".0", "").replace(".", ",")}`,
    label: ({ upper }) => `~ ${Number(upper)}A`,
    values: ({ upper }) => ({ setting: `max. ${Number(upper)} A`, poles: "3P", curve: "Class 10" }),
    price: ({ upper }) => 39_000 + Number(upper) * 1_300,
  }),
);

/** DILM<amps>-10(<coil>). */
const eatonContactors = family({
  manufactor: "eaton",
  category: "contactor",
  series: "DILM",
  name: ["DILM 전자접촉기", "DILM contactor", "DILM接触器"],
  marks: ["CE", "UL"],
  demand: 0.3,
  axes: {
    amps: [7, 9, 12, 15, 17, 25, 32],
    coil: [
      ["230V50HZ,240V60HZ", "AC220V"],
      ["24VDC", "DC24V"],
    ],
  },
  allowed: ({ amps, coil }) => amps <= 15 || coil[1] === "AC220V",
  code: ({ amps, coil }) => `DILM${amps}-10(${coil[0]})`,
  label: ({ amps, coil }) => `${amps}A ${coil[1] === "AC220V" ? "AC230V" : coil[1]}`,
  values: ({ amps, coil }) => ({
    ratedCurrent: `${amps} A (AC-3, 400V)`,
    coil: coil[0],
    poles: "3P",
  }),
  price: ({ amps }) => 24_000 + amps * 1_900,
  interchange: ({ amps, coil }) => `contactor/${amps}A/${coil[1]}`,
});

export const westernPower: Grown[] = [
  ...contactors,
  ...motorBreakers,
  ...overloads,
  ...buttons,
  ...relays,
  ...miniature,
  ...abbContactors,
  ...starters,
  ...eatonContactors,
];
