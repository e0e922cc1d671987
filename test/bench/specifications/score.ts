import { readFileSync } from "node:fs";
import { join } from "node:path";
import { readSpecification } from "@bupum/shared/search/specifications/read";
import type { TypedValue } from "@bupum/shared/search/specifications/typed-value";

// The labelled values (S8-7): label, value, and what it says as specification=value, several of
// them divided by a semicolon; "?" where it says nothing that can be compared, "-" where it says
// nothing at all.

const file = join(import.meta.dirname, "labelled.tsv");

export interface Labelled {
  label: string;
  value: string;
  says: string[];
}
export const labelled = (): Labelled[] =>
  readFileSync(file, "utf8")
    .trim()
    .split("\n")
    .map((line) => {
      const [label = "", value = "", says = ""] = line.split("\t");
      return { label, value, says: /^[?-]$/.test(says) ? [] : says.split(";") };
    });

export interface Score {
  /** Values that are said, that were read, and of these the right ones. */
  said: number;
  read: number;
  right: number;
  /** What was missed or wrong. */
  misses: string[];
}
export const recall = ({ said, right }: Score): number => right / said;
export const precision = ({ read, right }: Score): number => right / read;

const isNumber = (text: string) => /^-?[\d.]+(?:e[+-]?\d+)?$/.test(text);
const nearlySame = (left: string, right: string): boolean => {
  if (left === right) return true;
  if (!isNumber(left) || !isNumber(right)) return false;
  return Math.abs(Number(left) - Number(right)) <= 1e-5 * Math.abs(Number(right));
};
const shown = ({ spec, value }: TypedValue) =>
  `${spec}=${Array.isArray(value) ? value.join("..") : String(value)}`;

/** Whether a value is what the label says, but for the last digits of a conversion. */
export function isSame(read: TypedValue, says: string): boolean {
  const [[spec, value = ""], [own, wanted = ""]] = [shown(read).split("="), says.split("=")];
  const [ends, wantedEnds] = [value.split(".."), wanted.split("..")];
  return (
    spec === own &&
    ends.length === wantedEnds.length &&
    ends.every((end, at) => nearlySame(end, wantedEnds[at]!))
  );
}

/** How well the labelled values are read. */
export function scoreOf(all: readonly Labelled[]): Score {
  const score: Score = { said: 0, read: 0, right: 0, misses: [] };
  for (const { label, value, says } of all) {
    const answer = readSpecification({ name: { ko: label, en: label, zh: label }, value });
    const read = Array.isArray(answer) ? answer : [];
    const right = read.filter((one) => says.some((wanted) => isSame(one, wanted))).length;
    score.said += says.length;
    score.read += read.length;
    score.right += right;
    if (right < says.length || right < read.length)
      score.misses.push(
        `${label}: ${value} says ${says.join("; ")}, read ${read.map(shown).join("; ")}`,
      );
  }
  return score;
}
