import type { Grade } from "@bupum/shared/catalogue/products/rules";
import type { Alternate, SeedProduct } from "../types.ts";
import { autonics } from "./makers/autonics.ts";
import { bearings } from "./kinds/bearings.ts";
import { boiler } from "./kinds/boiler.ts";
import { burnerControls } from "./kinds/burner-controls.ts";
import { drives } from "./kinds/drives.ts";
import { electronics } from "./kinds/electronics.ts";
import type { Grown } from "./family.ts";
import { inductiveSensors } from "./kinds/inductive-sensors.ts";
import { koreanMakers } from "./makers/korean-makers.ts";
import { lsControl } from "./makers/ls-control.ts";
import { lsPower } from "./makers/ls-power.ts";
import { mitsubishiMotion } from "./makers/mitsubishi-motion.ts";
import { mitsubishiPlc } from "./makers/mitsubishi-plc.ts";
import { omronControl } from "./makers/omron-control.ts";
import { omronSensing } from "./makers/omron-sensing.ts";
import { pneumatics } from "./kinds/pneumatics.ts";
import { rockwellBeckhoff } from "./makers/rockwell-beckhoff.ts";
import { semiconductors } from "./kinds/semiconductors.ts";
import { sensors } from "./kinds/sensors.ts";
import { siemensPlc } from "./makers/siemens-plc.ts";
import { siemensPower } from "./makers/siemens-power.ts";
import { supplies } from "./kinds/supplies.ts";
import { westernPower } from "./makers/western-power.ts";
import { wiring } from "./kinds/wiring.ts";

const grown: Grown[] = [
  ...lsControl,
  ...lsPower,
  ...autonics,
  ...koreanMakers,
  ...mitsubishiPlc,
  ...mitsubishiMotion,
  ...omronSensing,
  ...omronControl,
  ...siemensPlc,
  ...siemensPower,
  ...westernPower,
  ...drives,
  ...inductiveSensors,
  ...sensors,
  ...pneumatics,
  ...wiring,
  ...supplies,
  ...rockwellBeckhoff,
  ...bearings,
  ...burnerControls,
  ...boiler,
  ...electronics,
  ...semiconductors,
];

const mostAlternates = 6;

/**
 * How far parts of one kind hold for each other, by the standard that they are made to; of the other
 * kinds nobody has said it.
 */
const gradesOfKinds: Readonly<Record<string, Grade>> = {
  bearing: "DROP_IN",
  mlcc: "DROP_IN",
  fitting: "DROP_IN",
  iso15552: "SAME_FOOTPRINT",
  proximity: "SAME_FOOTPRINT",
  guide: "SAME_FOOTPRINT",
  relay: "SAME_FUNCTION",
  contactor: "SAME_FUNCTION",
  inverter: "SAME_FUNCTION",
  supply: "SAME_FUNCTION",
};
const gradeOf = (interchange = ""): Grade | undefined => gradesOfKinds[interchange.split("/")[0]!];

/** Every part of the demo market, with the parts of other makers that replace it. */
function linked(): SeedProduct[] {
  const groups = new Map<string, SeedProduct[]>();
  for (const { part, interchange } of grown)
    if (interchange !== undefined)
      groups.set(interchange, [...(groups.get(interchange) ?? []), part]);
  return grown.map(({ part, interchange }) => {
    const others = interchange === undefined ? [] : (groups.get(interchange) ?? []);
    const grade = gradeOf(interchange);
    const alternates: Alternate[] = others
      .filter(({ manufactor }) => manufactor !== part.manufactor)
      .slice(0, mostAlternates)
      .map(({ manufactor, partNumber }) => ({ manufactor, partNumber, ...(grade && { grade }) }));
    return { ...part, alternates };
  });
}

export const catalogue: readonly SeedProduct[] = linked();
