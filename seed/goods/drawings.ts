import type { CategoryKey } from "./categories.ts";

type Families = readonly (readonly [pattern: RegExp, drawing: string])[];

/**
 * Drawings of families within a category, by the English name; the first that fits
 * counts. Others have the drawing of their category. Files: web/public/pictograms.
 */
const families: Partial<Record<CategoryKey, Families>> = {
  "plc-cpu": [
    [/LOGO!/, "plc-display"],
    [/CPU module|CPU \d+-\d+ |^Logix controller (?!Micro)/, "plc-rack"],
    [/compact|FX5|CP1|S7-1200|Micro8/i, "plc-compact"],
  ],
  "plc-module": [
    [/terminal/, "plc-slice"],
    [/\b(AI|AO|AD|DA|RTD|TC)\b|analog/i, "plc-analog"],
  ],
  "proximity-sensor": [
    [/M8\b/, "proximity-m8"],
    [/M12\b/, "proximity-m12"],
    [/M30\b/, "proximity-m30"],
    [/square/i, "proximity-square"],
  ],
  "photo-sensor": [
    [/slot/i, "photo-slot"],
    [/retro/i, "photo-retro"],
    [/range|suppression|distance/i, "photo-distance"],
    [/diffuse|object/i, "photo-diffuse"],
  ],
  "fiber-sensor": [
    [/Laser amplifier/, "laser-sensor"],
    [/Retro/, "photo-retro"],
    [/Through-beam/, "photo-sensor"],
  ],
  "pressure-sensor": [[/gauge/i, "pressure-gauge"]],
  "flow-sensor": [[/clamp/i, "flow-clamp"]],
  "laser-sensor": [[/Amplifier/, "fiber-sensor"]],
  "limit-switch": [
    [/rod/i, "limit-rod"],
    [/spring/i, "limit-spring"],
    [/plunger/i, "limit-plunger"],
  ],
  safety: [[/curtain/i, "light-curtain"]],
  "temperature-controller": [
    [/96 x 96/, "temperature-large"],
    [/48 x 96/, "temperature-tall"],
    [/96 x 48|72 x 36|48 x 24/, "temperature-wide"],
  ],
  timer: [[/^Miniature/, "timer-small"]],
  counter: [[/48 x 48|72 x 72/, "counter-square"]],
  network: [[/coupler/i, "network-coupler"]],
  contactor: [[/\b(1[1-9]\d|[2-9]\d\d|9[05]|80|75|65)A\b/, "contactor-large"]],
  "motor-breaker": [[/TeSys/, "motor-breaker-buttons"]],
  "molded-case-breaker": [
    [/\b2P\b/, "molded-case-2p"],
    [/\b4P\b/, "molded-case-4p"],
  ],
  "miniature-breaker": [
    [/\b2P\b/, "miniature-2p"],
    [/\b3P\b/, "miniature-3p"],
    [/\b4P\b/, "miniature-4p"],
  ],
  relay: [[/slim/i, "relay-slim"]],
  "relay-socket": [[/\b(8|11)pin/, "relay-socket-round"]],
  "solid-state-relay": [[/slim/i, "solid-state-slim"]],
  "power-supply": [
    [/^Switching/, "power-supply-enclosed"],
    [/LOGO!|UNO|STEP/, "power-supply-step"],
  ],
  pushbutton: [
    [/emergency/, "pushbutton-emergency"],
    [/selector/, "pushbutton-selector"],
    [/lamp|pilot/i, "pilot-lamp"],
  ],
  inverter: [[/\b(1[1-9]|[2-9]\d|\d{3})(\.\d)?kW/, "inverter-large"]],
  "geared-motor": [[/Gearhead/, "gearhead"]],
  cylinder: [
    [/DSNU|CM2/, "cylinder-round"],
    [/compact/i, "cylinder-compact"],
  ],
  "solenoid-valve": [[/double|centre/, "solenoid-double"]],
  "air-treatment": [
    [/unit Regulator/, "air-regulator"],
    [/Filter regulator/, "air-filter"],
  ],
  fitting: [
    [/elbow/, "fitting-elbow"],
    [/tee/, "fitting-tee"],
    [/union/, "fitting-union"],
  ],
  "terminal-block": [
    [/-PE$/, "terminal-earth"],
    [/FBS|CLIPFIX|E\/UK|D-UT/, "terminal-accessory"],
  ],
  enclosure: [[/Fan/, "filter-fan"]],
  connector: [
    [/\b2P\b/, "splice-2"],
    [/\b3P\b/, "splice-3"],
    [/\b5P\b/, "splice-5"],
  ],
  bearing: [
    [/pillow/, "bearing-pillow"],
    [/flange/, "bearing-flange"],
  ],
  "linear-guide": [[/flange/, "linear-flange"]],
  "burner-control": [
    [/SERIES amplifier|display/, "burner-control-display"],
    [/LAL|LFL/, "burner-control-program"],
  ],
  "flame-detector": [[/UV|Photo/, "flame-cell"]],
  "gas-valve": [
    [/Damper actuator/, "damper-actuator"],
    [/valve actuator/, "gas-actuator"],
  ],
  "pressure-switch": [[/control/, "pressure-control"]],
  burner: [[/^Gas/, "burner-gas"]],
  microcontroller: [
    [/TSSOP/, "ic-tssop"],
    [/DIP/, "ic-dip"],
  ],
  amplifier: [
    [/DIP/, "ic-dip"],
    [/SOIC|SOT/, "ic-tssop"],
  ],
  regulator: [
    [/SOT|SOIC|HSOP/, "regulator-small"],
    [/DPAK/, "regulator-flat"],
  ],
  transistor: [[/TO-247|IGBT/, "transistor-large"]],
};

const byCategory = new Map<string, Families>(Object.entries(families));

/** The drawing of a part's family, where its category has several. */
export function drawingOf(
  category: string,
  { name }: { name: { en: string } },
): { drawing?: string } {
  const found = byCategory.get(category)?.find(([pattern]) => pattern.test(name.en));
  return found ? { drawing: found[1] } : {};
}
