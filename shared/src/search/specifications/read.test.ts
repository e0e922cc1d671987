import { describe, expect, test } from "vitest";
import { chosenBy, byId, choicesOf, shownChoice, shownSpecification } from "./definitions.ts";
import { labelKey, readSpecification, typedSpecifications, unreadSpecifications } from "./read.ts";
import type { TypedValue } from "./typed-value.ts";

const alike = (name: string) => ({ ko: name, en: name, zh: name });
const read = (label: string, value: string, categoryKey?: string) =>
  readSpecification({ name: alike(label), value }, undefined, categoryKey);
const of = (category: string, description: string): TypedValue[] =>
  typedSpecifications({ categories: [alike(category)], specifications: [], description });

describe("a value", () => {
  test.each(["0.1 µF", "0.1μF", "100nF", "100 nF", "100000pF", "０．１ｕＦ"])(
    "%s is one capacitance, however it is written (S8-2)",
    (value) => expect(read("정전용량", value)).toEqual([{ spec: "capacitance", value: 1e-7 }]),
  );

  test.each(["DC24V", "24VDC", "24 V DC", "직류 24V", "直流24V"])(
    "%s is a voltage of direct current (S8-3)",
    (value) =>
      expect(read("Coil Voltage", value)).toEqual([{ spec: "coil-voltage-dc", value: 24 }]),
  );

  test("has the alternating and the direct voltages that it names (S8-3)", () => {
    expect(read("전원전압", "AC 24V / DC 24-48V")).toEqual([
      { spec: "supply-voltage-ac", value: 24 },
      { spec: "supply-voltage-dc", value: [24, 48] },
    ]);
    expect(read("전원전압", "AC 220V 60Hz")).toEqual([{ spec: "supply-voltage-ac", value: 220 }]);
  });

  test("has several values where it lists them, and one range where it has ends", () => {
    expect(read("감도전류", "100/200/500 mA")).toEqual(
      [0.1, 0.2, 0.5].map((value) => ({ spec: "residual-current", value })),
    );
    expect(read("Operating temperature", "-40~+85℃")).toEqual([
      { spec: "operating-temperature", value: [-40, 85] },
    ]);
  });

  test("is chosen from a list in any language, with what stands beside it apart (S8-4)", () => {
    expect(read("출력", "NPN NO")).toEqual([
      { spec: "output-type", value: "npn" },
      { spec: "switching", value: "no" },
    ]);
    expect(read("접점 구성", "1NO+1NC")).toEqual([{ spec: "contacts", value: "1a1b" }]);
    expect(shownChoice("output-type", "relay").zh).toBe("继电器");
  });

  test.each([
    ["정격전류", "상담"],
    ["Current rating", "10A@250VAC"],
    ["Sensing distance", "5 A"],
    ["Output", "Yes"],
  ])("of %s that is not wholly understood is none: %s (S8-2)", (label, value) =>
    expect(read(label, value)).toMatchObject({ reason: "VALUE" }),
  );

  test("that says nothing is neither read nor missed", () =>
    expect(read("통신 포트", "-")).toEqual([]));
});

describe("a label", () => {
  test.each(["Coil Voltage", "코일 전압", "Rated coil voltage", "线圈额定电压"])(
    "%s stands for one specification (S8-1)",
    (label) => expect(read(label, "DC24V")).toMatchObject([{ spec: "coil-voltage-dc" }]),
  );

  test("gives its value the unit that it names in brackets", () =>
    expect(read("Width (mm)", "12.5")).toEqual([{ spec: "width", value: 12.5 }]));

  test("stands for what articles of the category are chosen by first (S8-1)", () => {
    const size = "300 x 400 x 210 mm";
    expect(read("크기", size, "enclosure")).toMatchObject([{ spec: "dimensions" }]);
    expect(read("크기", "48 x 48 mm", "counter")).toMatchObject([{ spec: "panel-size" }]);
  });

  test("that nobody knows is shown to admins, and read once they say what it is (S8-8)", () => {
    const specification = { name: alike("Wicklungsspannung"), value: "24 Volt Gleichstrom" };
    expect(unreadSpecifications([specification])).toMatchObject([{ reason: "LABEL" }]);
    const mended = {
      labels: { [labelKey("Wicklungsspannung")]: "rated-current" },
      units: { 암페아: "A" },
    };
    expect(
      readSpecification({ name: alike("Wicklungsspannung"), value: "3 암페아" }, mended),
    ).toEqual([{ spec: "rated-current", value: 3 }]);
  });
});

describe("a description of a component", () => {
  test("is read by its units, in its category (S8-5)", () => {
    const ceramic = "±10% 100V 22pF C0G 0402 Multilayer Ceramic Capacitors ROHS";
    expect(of("Multilayer Ceramic Capacitors MLCC", ceramic)).toEqual(
      expect.arrayContaining([
        { spec: "tolerance", value: 10 },
        { spec: "rated-voltage", value: 100 },
        { spec: "capacitance", value: 2.2e-11 },
        { spec: "dielectric", value: "c0g" },
        { spec: "package", value: "0402" },
      ]),
    );
    expect(of("Contactors", ceramic)).toEqual([]);
  });

  test("says nothing where two values have one unit (S8-5)", () => {
    const inductor = of("Power Inductors", "10uH 47uH ±20%");
    expect(inductor).toEqual([{ spec: "tolerance", value: 20 }]);
  });

  test("does not change what its specifications say", () =>
    expect(
      typedSpecifications({
        categories: [alike("Capacitors")],
        specifications: [{ name: alike("Capacitance"), value: "47 nF" }],
        description: "22pF 50V",
      }),
    ).toEqual([
      { spec: "capacitance", value: 4.7e-8 },
      { spec: "rated-voltage", value: 50 },
    ]));
});

test("each specification of a category is known, and each has names and a unit (S8-1)", () => {
  for (const id of [...chosenBy.values()].flat()) expect(byId.has(id), id).toBe(true);
  for (const id of choicesOf.keys()) expect(byId.get(id)?.kind, id).toBe("choice");
  for (const { id, name } of byId.values())
    expect(Object.values(name).every(Boolean) && shownSpecification(id) !== undefined, id).toBe(
      true,
    );
  expect(shownSpecification("coil-voltage-dc")).toEqual({
    name: { ko: "코일 전압(직류)", en: "Coil voltage (DC)", zh: "线圈电压(直流)" },
    unit: "V",
  });
});
