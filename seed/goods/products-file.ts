import { createReadStream } from "node:fs";
import { createInterface } from "node:readline";
import { createGunzip } from "node:zlib";
import { partNumberKey } from "@bupum/shared/kernel/text/text";
import { makerResolver } from "./maker-names.ts";
import type { ProductRecord, Words } from "../types.ts";
import type { Maker } from "./makers.ts";

/** A maker comes once, before its first part. */
export type ProductsFileRow =
  | { kind: "maker"; maker: Maker }
  | { kind: "part"; part: ProductRecord };

interface Options {
  /** Stop after this many different parts. */
  limit?: number;
  /** JSON file with Korean and Chinese maker names. */
  aliasFile?: string;
}

type Fields = Record<string, unknown>;

function fieldsOf(line: string, number: number): Fields {
  let row: unknown;
  try {
    row = JSON.parse(line);
  } catch (error) {
    throw new Error(`Line ${number} of the parts file is no JSON.`, { cause: error });
  }
  if (typeof row !== "object" || row === null || Array.isArray(row))
    throw new Error(`Line ${number} of the parts file is no object.`);
  return row as Fields; // Every object of JSON is read by name.
}

/** A field as text, cut to the length that the product's contract allows. */
const text = (fields: Fields, name: string, most = 200): string => {
  const value = fields[name];
  return typeof value === "string" ? value.trim().slice(0, most) : "";
};

function partOf(fields: Fields, maker: Maker): ProductRecord {
  const partNumber = text(fields, "partNumber");
  const english = text(fields, "name") || partNumber;
  const category = text(fields, "category", 80) || "Other";
  const name: Words = {
    ko: text(fields, "nameKo") || text(fields, "ko") || english,
    en: english,
    zh: text(fields, "nameZh") || english,
  };
  const description = text(fields, "description", 2000);
  return {
    partNumber,
    manufactor: maker.key,
    manufactorName: maker.name,
    categoryName: { ko: text(fields, "ko", 80) || category, en: category, zh: category },
    name,
    ...(description === ""
      ? {}
      : { description: { ko: description, en: description, zh: description } }),
    specification: [],
    unit: "EA",
    marks: [],
  };
}

/**
 * Reads a parts list (one JSON object a line, gzip when the name ends in .gz) row by row, so that
 * only its part numbers are held in memory. Parts are distinct by (maker, part number without
 * punctuation); repeats are skipped. Throws with the line number where a line is no object.
 */
export async function* readProductsFile(
  path: string,
  { limit = Infinity, aliasFile }: Options = {},
): AsyncGenerator<ProductsFileRow> {
  const resolve = makerResolver(aliasFile);
  const told = new Set<string>();
  const seen = new Set<string>();
  const file = createReadStream(path);
  const input = path.endsWith(".gz") ? file.pipe(createGunzip()) : file;
  // A pipe does not forward errors: without this, a missing file would read as an empty list.
  file.on("error", (error) => input.destroy(error));
  const lines = createInterface({ input, crlfDelay: Infinity });
  let number = 0;
  try {
    for await (const line of lines) {
      number += 1;
      if (seen.size >= limit) return;
      if (line.trim() === "") continue;
      const fields = fieldsOf(line, number);
      const maker = resolve(text(fields, "manufacturer"));
      const partNumber = partNumberKey(text(fields, "partNumber"));
      const key = `${maker.key}/${partNumber}`;
      if (partNumber === "" || seen.has(key)) continue;
      seen.add(key);
      if (!told.has(maker.key)) yield { kind: "maker", maker };
      told.add(maker.key);
      yield { kind: "part", part: partOf(fields, maker) };
    }
  } finally {
    lines.close();
    file.destroy();
  }
}
