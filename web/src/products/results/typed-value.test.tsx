import { describe, expect, test } from "vitest";
import { measureText, valueText } from "./typed-value.ts";

describe("a value of a specification", () => {
  test.each([
    ["0.0000001", "F", "100 nF"],
    ["0.0022", "H", "2.2 mH"],
    ["4700", "Ω", "4.7 kΩ"],
    ["0.5", "A", "0.5 A"],
    ["0.02", "A", "20 mA"],
    ["2200", "W", "2.2 kW"],
    ["24", "V", "24 V"],
    ["0.63..1", "A", "0.63–1 A"],
    ["1500", "mm", "1500 mm"],
    ["3", "", "3"],
  ])("%s %s is read as %s (S8-2)", (value, unit, text) => {
    expect(measureText(value, unit)).toBe(text);
  });

  test("without a unit has the reader's name for it", () => {
    const said = { yes: "있음", no: "없음" };
    const name = { ko: "무접점", en: "Solid state", zh: "固态" };
    expect(valueText({ value: "ssr", name }, "", "ko", said)).toBe("무접점");
    expect(valueText({ value: "true", name }, "", "ko", said)).toBe("있음");
  });
});
