import { readFileSync } from "node:fs";
import { normalize } from "@bupum/shared/kernel/text/text";
import { type Maker, makers } from "./makers.ts";

/** Words that part lists add to a maker's name or leave out. */
const forms = new RegExp(
  `\\b(${[
    "gmbh|co|kg|ag|inc|ltd|llc|corp|corporation|company",
    "semicon|semiconductors?|elec|electronics?|technologies|automation",
  ].join("|")})\\b\\.?`,
  "gi",
);

/** The longest name of a maker that the contract allows. */
const longestName = 80;

const unknown: Maker = {
  key: "unknown",
  name: { ko: "제조사 미상", en: "Unknown maker", zh: "厂家不详" },
  aliases: [],
  country: "",
  website: "",
};

/** A row of a JSON file of further names; its key is a prefix of the normalised maker name. */
interface AliasRow {
  key: string;
  ko: string[];
  zh: string[];
}

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((item) => typeof item === "string");

function isAliasRow(row: unknown): row is AliasRow {
  if (typeof row !== "object" || row === null) return false;
  const { key, ko, zh } = row as Record<string, unknown>; // Any object may be read by name.
  return typeof key === "string" && isTexts(ko) && isTexts(zh);
}

function aliasRows(file: string | undefined): AliasRow[] {
  if (file === undefined) return [];
  const rows: unknown = JSON.parse(readFileSync(file, "utf8"));
  if (!Array.isArray(rows) || !rows.every(isAliasRow))
    throw new Error(`${file} is no list of {key, ko: [], zh: []}.`);
  return rows;
}

function ownMakers(): Map<string, Maker> {
  const known = new Map<string, Maker>();
  for (const maker of makers)
    for (const name of [maker.key, ...Object.values(maker.name), ...maker.aliases])
      if (!known.has(normalize(name))) known.set(normalize(name), maker);
  return known;
}

/**
 * Resolves a maker's name as a part list writes it: to one of our makers, or to a new maker whose
 * key is its normalised name. `aliasFile` adds Korean and Chinese names; throws where that file is
 * malformed.
 */
export function makerResolver(aliasFile?: string): (written: string) => Maker {
  const known = ownMakers();
  const aliases = aliasRows(aliasFile);
  const seen = new Map<string, Maker>([["", unknown]]);
  return (written) => {
    const key = normalize(written);
    const met = seen.get(key);
    if (met !== undefined) return met;
    const extra = aliases.find((row) => key.startsWith(row.key));
    const own = known.get(key) ?? known.get(normalize(written.replace(forms, " ")));
    const shown = written.slice(0, longestName);
    const base = own ?? {
      key,
      name: { ko: extra?.ko.at(0) ?? shown, en: shown, zh: extra?.zh.at(0) ?? shown },
      aliases: [],
      country: "",
      website: "",
    };
    const others = [...base.aliases, ...(extra?.ko ?? []), ...(extra?.zh ?? [])];
    const maker = { ...base, aliases: [...new Set(others)] };
    seen.set(key, maker);
    return maker;
  };
}
