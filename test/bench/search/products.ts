import { createReadStream } from "node:fs";
import { createInterface } from "node:readline";
import { createGunzip } from "node:zlib";
import { canonical } from "@bupum/functions/search/text/terms";
import { wordsOf } from "@bupum/functions/search/text/tokens";
import { normalize } from "@bupum/shared/kernel/text/text";

/** A line of a parts file, and the facts that the rules of queries are checked against. */
export interface BenchProduct {
  partNumber: string;
  name: string;
  manufacturer: string;
  description: string;
  category: string;
  ko: string;
  nameKo: string;
  nameZh: string;
}
export interface Facts {
  number: string;
  maker: string;
  korean: string;
  words: ReadonlySet<string>;
}

const text = (row: Record<string, unknown>, name: string) =>
  typeof row[name] === "string" ? row[name] : "";

/**
 * The first `count` distinct parts of a file, by maker and number. Beyond the file's length,
 * variants are generated: the same part in another packaging, so with another number.
 */
export async function readProducts(path: string, count: number): Promise<BenchProduct[]> {
  const file = createReadStream(path);
  const input = path.endsWith(".gz") ? file.pipe(createGunzip()) : file;
  file.on("error", (error) => input.destroy(error));
  const parts: BenchProduct[] = [];
  const seen = new Set<string>();
  for await (const line of createInterface({ input, crlfDelay: Infinity })) {
    if (parts.length >= count) break;
    if (line.trim() === "") continue;
    const row = JSON.parse(line) as Record<string, unknown>; // One JSON object a line.
    const [partNumber, manufacturer] = [text(row, "partNumber"), text(row, "manufacturer")];
    const key = `${normalize(manufacturer)}/${normalize(partNumber)}`;
    if (normalize(partNumber) === "" || seen.has(key)) continue;
    seen.add(key);
    parts.push({
      partNumber,
      manufacturer,
      name: text(row, "name") || partNumber,
      description: text(row, "description"),
      category: text(row, "category"),
      ko: text(row, "ko"),
      nameKo: text(row, "nameKo"),
      nameZh: text(row, "nameZh"),
    });
  }
  file.destroy();
  const real = [...parts];
  for (let at = 0; at < count - real.length && real.length > 0; at++) {
    const part = real[at % real.length]!;
    const round = Math.floor(at / real.length) + 1;
    const packing = `${"ABCDEFGHJK"[at % 10]}${round}${(at * 7919) % 1000}`;
    parts.push({ ...part, partNumber: `${part.partNumber}-${packing}` });
  }
  return parts;
}

/** `spelled` converts Korean to one spelling, as the rules of the queries expect. */
export const factsOf = (part: BenchProduct, spelled: (korean: string) => string): Facts => ({
  number: normalize(part.partNumber),
  maker: normalize(part.manufacturer),
  korean: spelled(normalize(part.ko)),
  words: new Set(
    wordsOf([part.name, part.manufacturer, part.description, part.category].join(" ")),
  ),
});

export interface Rule {
  pnEquals?: string;
  pnPrefix?: string;
  pnContains?: string;
  manufacturerPrefix?: string;
  koContains?: string;
  words?: string[];
}

/** Whether a part is what a query means: all keys of its rule match (S3-1). */
export function meantBy(rule: Rule, spelled: (korean: string) => string) {
  const { pnEquals, pnPrefix, pnContains, manufacturerPrefix, koContains, words } = rule;
  const korean = koContains === undefined ? "" : spelled(normalize(koContains));
  return (facts: Facts): boolean =>
    (pnEquals === undefined || facts.number === pnEquals) &&
    (pnPrefix === undefined || facts.number.startsWith(pnPrefix)) &&
    (pnContains === undefined || facts.number.includes(pnContains)) &&
    (manufacturerPrefix === undefined || facts.maker.startsWith(manufacturerPrefix)) &&
    facts.korean.includes(korean) &&
    (words === undefined || words.every((word) => facts.words.has(word)));
}

/** Synonyms from the file of terms; ours where there is no file. */
export function spellingOf(terms: unknown): (korean: string) => string {
  const rows = (terms as { synonyms?: { canonical: string; other: string[] }[] } | undefined)
    ?.synonyms;
  if (!rows) return canonical;
  const pairs = rows.flatMap(({ canonical: to, other }) =>
    other.map((from) => [from, to] as const),
  );
  return (korean) => pairs.reduce((all, [from, to]) => all.replaceAll(from, to), korean);
}
