import { readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import { catalogue } from "@bupum/seed/catalogue/catalogue";
import { typedSpecifications } from "@bupum/shared/search/specifications/read";
import { realProducts } from "../../run/place.ts";
import type { Measured, Section } from "../report.ts";
import { saidByNumber } from "./order-codes.ts";
import { isSame, labelled, precision, recall, type Score, scoreOf } from "./score.ts";

interface Part {
  partNumber: string;
  category?: string;
  description?: string;
}
const size = 200_000;
/** Every so many parts of the file is judged. */
const step = 7;
const floor = { recall: 0.97, precision: 0.99 };
const longest = 20;

const categoriesOf = ({ category = "" }: Part) => [{ ko: category, en: category, zh: category }];
const typed = (part: Part) =>
  typedSpecifications({
    categories: categoriesOf(part),
    specifications: [],
    description: part.description,
  });

/** Descriptions of real parts against what their numbers say. */
function scoreOfParts(parts: readonly Part[]): Score {
  const score: Score = { said: 0, read: 0, right: 0, misses: [] };
  for (const part of parts) {
    const says = saidByNumber(part.partNumber, part.category ?? "");
    // A description of the kind "0402 Chip Resistor" names no value.
    if (says.length === 0 || !/\d\s?(?:[kM]?Ω|[munp]?F\b)/.test(part.description ?? "")) continue;
    const specs = new Set(says.map((one) => one.slice(0, one.indexOf("="))));
    const read = typed(part).filter(({ spec }) => specs.has(spec));
    const right = read.filter((one) => says.some((wanted) => isSame(one, wanted))).length;
    score.said += says.length;
    score.read += read.length;
    score.right += right;
    if (right < says.length)
      score.misses.push(`${part.partNumber} says ${says.join("; ")}: ${part.description}`);
  }
  return score;
}

function linesOf(what: string, score: Score): Measured[] {
  return [
    {
      what: `specifications: recall, ${score.said} values of ${what}`,
      measured: recall(score).toFixed(4),
      budget: `${floor.recall}`,
      ok: recall(score) >= floor.recall,
    },
    {
      what: `specifications: precision, ${score.read} values of ${what}`,
      measured: precision(score).toFixed(4),
      budget: `${floor.precision}`,
      ok: precision(score) >= floor.precision,
    },
  ];
}

const secondsOf = (act: () => void) => {
  const from = performance.now();
  act();
  return (performance.now() - from) / 1_000;
};

/** How well specifications are read as typed values, and how fast (S8-6, S8-7). */
export async function specifications(say: (text: string) => void): Promise<Section> {
  const own = scoreOf(labelled());
  const lines = linesOf("labels", own);
  const seconds = secondsOf(() => {
    for (let at = 0; at < size; at++) {
      const { categoryName, specification, description } = catalogue[at % catalogue.length]!;
      const of = { categories: [categoryName], specifications: specification };
      typedSpecifications({ ...of, description: description?.en });
    }
  });
  lines.push({
    what: "specifications: seconds for 200,000 labelled",
    measured: seconds.toFixed(1),
  });
  const misses = [...own.misses];
  if (realProducts !== undefined) {
    const parts = gunzipSync(readFileSync(realProducts))
      .toString()
      .trim()
      .split("\n")
      .map((line): Part => JSON.parse(line));
    const bulk = secondsOf(() => parts.forEach(typed));
    const score = scoreOfParts(parts.filter((_part, at) => at % step === 0));
    lines.push(...linesOf("real parts, labelled by their numbers", score), {
      what: `specifications: seconds for ${parts.length} described`,
      measured: bulk.toFixed(1),
    });
    misses.push(...score.misses);
  }
  for (const miss of misses.slice(0, longest)) say(miss);
  return { lines, figures: { misses } };
}
