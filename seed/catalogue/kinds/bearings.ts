import { family } from "../family.ts";
import type { Grown } from "../family.ts";

/** Outside diameter and width (mm) by bore code, ISO 15 dimension series 10, 02 and 03. */
const sizes = {
  "60": "26x8 28x8 32x9 35x10 42x12 47x12 55x13 62x14 68x15",
  "62": "30x9 32x10 35x11 40x12 47x14 52x15 62x16 72x17 80x18 85x19 90x20",
  "63": "35x11 37x12 42x13 47x14 52x15 62x17 72x19 80x21 90x23",
} as const;
type Series = keyof typeof sizes;

const ball = (["60", "62", "63"] as const).flatMap((series: Series) =>
  sizes[series].split(" ").map((size, index) => {
    const [outside = 0, width = 0] = size.split("x").map(Number);
    const bore = [10, 12, 15, 17][index] ?? index * 5;
    return { designation: `${series}${String(index).padStart(2, "0")}`, bore, outside, width };
  }),
);

const closures = ["open", "shields", "seals"] as const;
type Closure = (typeof closures)[number];

/** SKF changes its contact seal from RSH to RS1 above 52 mm outside diameter. */
function suffix(maker: "skf" | "nsk" | "schaeffler", closure: Closure, outside: number): string {
  if (closure === "open") return maker === "schaeffler" ? "-C" : "";
  if (maker === "nsk") return closure === "shields" ? "ZZ" : "DDU";
  if (maker === "schaeffler") return closure === "shields" ? "-C-2Z" : "-C-2HRS";
  if (closure === "shields") return "-2Z";
  return outside <= 52 ? "-2RSH" : "-2RS1";
}

const grooved = (["skf", "nsk", "schaeffler"] as const).flatMap((manufactor) =>
  family({
    manufactor,
    category: "bearing",
    series: "Deep groove",
    name: ["깊은홈 볼베어링", "Deep groove ball bearing", "深沟球轴承"],
    marks: [],
    demand: 0.7,
    axes: { size: ball, closure: closures, clearance: ["", "C3"] },
    allowed: ({ closure, clearance }) =>
      clearance === "" || (closure !== "open" && manufactor !== "schaeffler"),
    code: ({ size, closure, clearance }) => {
      const end = { skf: "/C3", nsk: "C3", schaeffler: "-C3" }[manufactor];
      const closed = suffix(manufactor, closure, size.outside);
      return `${size.designation}${closed}${clearance === "" ? "" : end}`;
    },
    label: ({ size, clearance }) =>
      `${size.bore}x${size.outside}x${size.width}${clearance === "" ? "" : " C3"}`,
    values: ({ size, closure, clearance }) => ({
      innerDiameter: `${size.bore} mm`,
      outerDiameter: `${size.outside} mm`,
      width: `${size.width} mm`,
      seal: {
        open: "Open",
        shields: "Metal shields, both sides",
        seals: "Contact seals, both sides",
      }[closure],
      clearance: clearance === "" ? "CN" : "C3",
    }),
    price: ({ size, closure }) =>
      (900 + size.outside * size.width * 4.6) *
      { skf: 1.35, nsk: 1, schaeffler: 1.25 }[manufactor] *
      (closure === "open" ? 0.92 : closure === "seals" ? 1.12 : 1),
    interchange: ({ size, closure, clearance }) =>
      `bearing/${size.designation}/${closure}/${clearance}`,
  }),
);

const units = family({
  manufactor: "nsk",
  category: "bearing",
  series: "UCP / UCF",
  name: ["유니트 베어링", "Bearing unit", "带座轴承"],
  marks: [],
  demand: 0.5,
  axes: {
    housing: [
      ["UCP", "pillow block"],
      ["UCF", "square flange"],
      ["UCFL", "oval flange"],
    ],
    bore: ["204", "205", "206", "207", "208"],
  },
  code: ({ housing, bore }) => `${housing[0]}${bore}D1`,
  label: ({ housing, bore }) => `${housing[1]} φ${Number(bore.slice(1)) * 5}`,
  values: ({ housing, bore }) => ({
    innerDiameter: `${Number(bore.slice(1)) * 5} mm`,
    housing: housing[1],
  }),
  price: ({ bore }) => 9_800 + (Number(bore) - 204) * 2_900,
});

const blocks = (["thk", "hiwin"] as const).flatMap((manufactor) =>
  family({
    manufactor,
    category: "linear-guide",
    series: manufactor === "thk" ? "HSR" : "HG",
    name: ["리니어가이드 블록", "Linear guide block", "直线导轨滑块"],
    marks: [],
    demand: 0.5,
    axes: { size: [15, 20, 25, 30, 35], body: ["square", "flange"] },
    code: ({ size, body }) =>
      manufactor === "thk"
        ? `HSR${size}${body === "square" ? "R" : "A"}1SS`
        : `HG${body === "square" ? "H" : "W"}${size}C${body === "square" ? "A" : "C"}`,
    label: ({ size, body }) => `${size} ${body}`,
    values: ({ size, body }) => ({ size: `${size}`, type: body }),
    price: ({ size }) => (24_000 + size * 1_700) * (manufactor === "thk" ? 1.7 : 1),
    interchange: ({ size, body }) => `guide/${size}/${body}`,
  }),
);

export const bearings: Grown[] = [...grooved, ...units, ...blocks];
