import type { InLanguages } from "../../kernel/language/languages.ts";
import { normalize } from "../../kernel/text/normalized.ts";
import { dimensions, type DimensionName, isDimension } from "./dimensions.ts";
import { categories } from "./tables/categories.ts";
import { choices } from "./tables/choices.ts";
import { electrical } from "./tables/electrical.ts";
import { electronics } from "./tables/electronics.ts";
import { mechanical } from "./tables/mechanical.ts";

/** How values that are no plain measures are read (S8-3, S8-4). */
export const otherKinds = [
  "volt",
  "choice",
  "contacts",
  "ip",
  "sides",
  "pipe",
  "thread",
  "ratio",
  "bare",
  "presence",
  "open",
  "text",
] as const;
export type OtherKind = (typeof otherKinds)[number];

/** One specification of the market: what labels of any maker are brought to (S8-1). */
export interface Definition {
  id: string;
  kind: DimensionName | OtherKind;
  name: InLanguages;
  /** Its labels, normalised. */
  labels: string[];
}

const listOf = (text: string) => text.split(",").map((one) => one.trim());
const linesOf = (table: string) => table.trim().split("\n");
const isKind = (kind: string): kind is Definition["kind"] =>
  isDimension(kind) || otherKinds.some((one) => one === kind);

function definitionOf(line: string): Definition {
  const [id = "", kind = ""] = line.split(" ", 2);
  if (!isKind(kind)) throw new Error(`${id} is read as ${kind}, which is no kind.`);
  const labels = listOf(line.slice(id.length + kind.length + 2));
  const [ko = "", en = "", zh = ""] = labels;
  return { id, kind, name: { ko, en, zh }, labels: labels.map(normalize) };
}

export const definitions: readonly Definition[] = [electrical, mechanical, electronics]
  .flatMap(linesOf)
  .map(definitionOf);

const labelled = definitions.flatMap((definition) =>
  [...new Set(definition.labels)].map((label) => ({ label, definition })),
);
/** What a label may stand for: the first whose values it has is meant. */
export const byLabel: ReadonlyMap<string, readonly Definition[]> = new Map(
  [...Map.groupBy(labelled, ({ label }) => label)].map(([label, found]) => [
    label,
    found.map(({ definition }) => definition),
  ]),
);
export const byId: ReadonlyMap<string, Definition> = new Map(
  definitions.map((definition) => [definition.id, definition]),
);

/** Ids of the specifications that articles of a category are chosen by, by its key. */
export const chosenBy: ReadonlyMap<string, readonly string[]> = new Map(
  linesOf(categories).map((line) => {
    const [key = "", ...ids] = line.split(" ");
    return [key, ids] as const;
  }),
);

interface Choice {
  id: string;
  name: InLanguages;
}
/** Choices by specification and normalised spelling. */
export const choicesOf = new Map<string, Map<string, Choice>>();
for (const line of linesOf(choices)) {
  const space = line.indexOf(" ");
  if (space < 0) {
    choicesOf.set(line, new Map());
    continue;
  }
  const [id, words] = [line.slice(0, space), listOf(line.slice(space + 1))];
  const [ko = "", en = "", zh = ""] = words;
  const [, spellings] = [...choicesOf].at(-1)!;
  for (const word of [id, ...words]) spellings.set(normalize(word), { id, name: { ko, en, zh } });
}

/** The kinds of current that a voltage is told apart by (S8-3). */
const currents = {
  ac: { ko: "(교류)", en: "(AC)", zh: "(交流)" },
  dc: { ko: "(직류)", en: "(DC)", zh: "(直流)" },
};
const voltageId = /^(?<base>.+)-(?<current>ac|dc)$/;

/** What a facet is called and counted in. */
export interface ShownSpecification {
  name: InLanguages;
  /** Unit of its numbers; empty where they are counts, or where it is chosen from a list. */
  unit: string;
}

/** Names and unit of a specification that a typed value names. */
export function shownSpecification(id: string): ShownSpecification | undefined {
  const known = byId.get(id);
  if (known)
    return {
      name: known.name,
      unit: isDimension(known.kind)
        ? dimensions[known.kind].unit
        : known.kind === "volt"
          ? "V"
          : "",
    };
  const { base = "", current } = voltageId.exec(id)?.groups ?? {};
  const voltage = byId.get(base);
  if (voltage?.kind !== "volt") return undefined;
  const side = currents[current as keyof typeof currents]; // By the pattern.
  const { ko, en, zh } = voltage.name;
  return { name: { ko: ko + side.ko, en: `${en} ${side.en}`, zh: zh + side.zh }, unit: "V" };
}

/** Names of a chosen value; one that stands for itself where the list has none. */
export function shownChoice(specification: string, choice: string): InLanguages {
  const known = choicesOf.get(specification)?.get(normalize(choice));
  return known?.name ?? { ko: choice, en: choice, zh: choice };
}
