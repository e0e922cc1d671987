import type { Alternate, Part } from "../types.ts";
import { autonics } from "./autonics.ts";
import { bearings } from "./bearings.ts";
import { boiler } from "./boiler.ts";
import { burnerControls } from "./burner-controls.ts";
import { drives } from "./drives.ts";
import { electronics } from "./electronics.ts";
import type { Grown } from "./family.ts";
import { inductiveSensors } from "./inductive-sensors.ts";
import { koreanMakers } from "./korean-makers.ts";
import { lsControl } from "./ls-control.ts";
import { lsPower } from "./ls-power.ts";
import { mitsubishiMotion } from "./mitsubishi-motion.ts";
import { mitsubishiPlc } from "./mitsubishi-plc.ts";
import { omronControl } from "./omron-control.ts";
import { omronSensing } from "./omron-sensing.ts";
import { pneumatics } from "./pneumatics.ts";
import { rockwellBeckhoff } from "./rockwell-beckhoff.ts";
import { semiconductors } from "./semiconductors.ts";
import { sensors } from "./sensors.ts";
import { siemensPlc } from "./siemens-plc.ts";
import { siemensPower } from "./siemens-power.ts";
import { supplies } from "./supplies.ts";
import { westernPower } from "./western-power.ts";
import { wiring } from "./wiring.ts";

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

/** Every part of the demo market, with the parts of other makers that replace it. */
function linked(): Part[] {
  const groups = new Map<string, Part[]>();
  for (const { part, interchange } of grown)
    if (interchange !== undefined)
      groups.set(interchange, [...(groups.get(interchange) ?? []), part]);
  return grown.map(({ part, interchange }) => {
    const others = interchange === undefined ? [] : (groups.get(interchange) ?? []);
    const alternates: Alternate[] = others
      .filter(({ manufactor }) => manufactor !== part.manufactor)
      .slice(0, mostAlternates)
      .map(({ manufactor, partNumber }) => ({ manufactor, partNumber }));
    return { ...part, alternates };
  });
}

export const catalogue: readonly Part[] = linked();
