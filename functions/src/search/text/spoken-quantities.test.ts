import { describe, expect, test } from "vitest";
import { quantityAsked } from "./quantities.ts";

const ways = (text: string, ...context: string[]) => quantityAsked(text, new Set(context))?.ways;

describe("a quantity said short (S1-10)", () => {
  test.each([
    ["48각", "48x48"],
    ["□60", "60x60"],
    ["1/16 DIN", "48x48"],
    ["60:1", "1/60"],
    ["1比50", "1/50"],
    ["100行程", "100st"],
    ["600线", "600ppr"],
    ["2.2키로", "2.2kw"],
    ["8脚", "8pin"],
    ["50AF", "50af"],
  ])("%s is %s", (text, token) => expect(ways(text)).toEqual([[token]]));

  test.each([
    ["18파이", "proximity-sensor", "m18"],
    ["12미리", "proximity-sensor", "m12"],
    ["0.75", "inverter", "750w"],
    ["100p", "ceramic-capacitor", "100pf"],
    ["14p", "relay-socket", "14pin"],
    ["14핀", "relay", "4c"],
    ["50缸径", "cylinder", "phi50"],
    ['12"', "hmi", "12.1inch"],
    ["30AT", "breaker", "30a"],
  ])("%s beside %s may be %s", (text, thing, token) =>
    expect(ways(text, thing)).toContainEqual([token]),
  );

  test.each([
    ["1608", "chip-resistor", "0603"],
    ["3216", "ceramic-capacitor", "1206"],
    ["6P", "connector", "1x6p"],
    ["10핀", "terminal-block", "10p"],
    ["5.08间距", "terminal-block", "5.08mm"],
    ["1X40", "pin-header", "1x40p"],
    ["8점", "is-digital-input", "8ch"],
    ["142c", "thermal-fuse", "142degc"],
    ["471", "varistor", "470v"],
    ["10n", "film-capacitor", "10nf"],
  ])("%s beside %s may be %s of components", (text, thing, token) =>
    expect(ways(text, thing)).toContainEqual([token]),
  );

  test.each([
    ["12볼", "12v"],
    ["1/4W", "250mw"],
    ["F급", "1%"],
    ["quarter watt", "250mw"],
    ["10 milliohm", "10mohm"],
    ["TO-220", "to220"],
    ["sot23", "sot23"],
  ])("%s may be %s", (text, token) => expect(ways(text)).toContainEqual([token]));

  test("of a cylinder are its bore and its stroke", () =>
    expect(ways("20x30", "cylinder")).toContainEqual(["phi20", "30st"]));
  test("is nothing beside another thing", () => {
    expect(ways("0.75", "relay")).toBeUndefined();
    expect(ways("100p", "relay")).toEqual([["100p"]]);
  });
});
