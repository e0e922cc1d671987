import { family } from "../family.ts";
import type { Grown } from "../family.ts";

/** NB(B|N)<mm>-<diameter>GM50-E<output>[-V1]: B flush, N not flush, V1 M12 plug. */
const pepperl = family({
  manufactor: "pepperl-fuchs",
  category: "proximity-sensor",
  series: "NBB / NBN",
  name: ["근접센서 원주형", "Inductive sensor", "电感式接近传感器"],
  marks: ["CE", "UL"],
  demand: 0.4,
  axes: {
    head: [
      ["NBB2-12", "M12", "2", 46_000],
      ["NBB4-12", "M12", "4", 49_000],
      ["NBB5-18", "M18", "5", 48_000],
      ["NBB8-18", "M18", "8", 52_000],
      ["NBN8-18", "M18", "8", 52_000],
      ["NBB10-30", "M30", "10", 61_000],
    ],
    output: [
      ["E0", "NPN NO"],
      ["E2", "PNP NO"],
    ],
    lead: [
      ["", "2 m cable"],
      ["-V1", "M12 connector"],
    ],
  },
  code: ({ head, output, lead }) => `${head[0]}GM50-${output[0]}${lead[0]}`,
  label: ({ head, output }) => `${head[1]} ${head[2]}mm ${output[1]}`,
  values: ({ head, output, lead }) => ({
    housing: head[1],
    sensingDistance: `${head[2]} mm`,
    output: output[1],
    connection: lead[1],
    supply: "DC 10-30V",
    protection: "IP67",
  }),
  price: ({ head }) => head[3],
  interchange: ({ head, output, lead }) =>
    `proximity/${head[1]}/${head[2]}/${output[1]}/${lead[1]}`,
});

/** IME<diameter>-<mm><B|N><P|N><S|O>Z<lead>S: B flush; S normally open, O normally closed. */
const sick = family({
  manufactor: "sick",
  category: "proximity-sensor",
  series: "IME",
  name: ["근접센서 원주형", "Inductive sensor", "电感式接近传感器"],
  marks: ["CE", "UL"],
  demand: 0.4,
  axes: {
    head: [
      ["12-04B", "M12", "4"],
      ["12-08N", "M12", "8"],
      ["18-08B", "M18", "8"],
      ["18-12N", "M18", "12"],
      ["30-15B", "M30", "15"],
      ["30-20N", "M30", "20"],
    ],
    polarity: ["P", "N"],
    lead: [
      ["C0", "M12 connector"],
      ["W2", "2 m cable"],
    ],
  },
  code: ({ head, polarity, lead }) => `IME${head[0]}${polarity}SZ${lead[0]}S`,
  label: ({ head, polarity }) => `${head[1]} ${head[2]}mm ${polarity === "P" ? "PNP" : "NPN"} NO`,
  values: ({ head, polarity, lead }) => ({
    housing: head[1],
    sensingDistance: `${head[2]} mm`,
    output: `${polarity === "P" ? "PNP" : "NPN"} NO`,
    connection: lead[1],
    protection: "IP67",
  }),
  price: ({ head }) => 38_000 + Number(head[2]) * 900,
});

export const inductiveSensors: Grown[] = [...pepperl, ...sick];
