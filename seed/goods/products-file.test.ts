import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { partNumberKey } from "@bupum/shared/kernel/text/text";
import { afterAll, describe, expect, test } from "vitest";
import { catalogue } from "../catalogue/catalogue.ts";
import { readProductsFile } from "./products-file.ts";
import type { ProductsFileRow } from "./products-file.ts";

const folder = mkdtempSync(join(tmpdir(), "bupum-parts-"));
afterAll(() => rmSync(folder, { recursive: true }));

async function rowsOf(...given: Parameters<typeof readProductsFile>): Promise<ProductsFileRow[]> {
  const rows: ProductsFileRow[] = [];
  for await (const row of readProductsFile(...given)) rows.push(row);
  return rows;
}

function written(name: string, rows: unknown[]): string {
  const path = join(folder, name);
  const text = rows.map((row) => JSON.stringify(row)).join("\n");
  writeFileSync(path, name.endsWith(".gz") ? gzipSync(text) : text);
  return path;
}

const relay = {
  partNumber: "MY2N-GS",
  name: "Relay",
  manufacturer: "OMRON Corp.",
  category: "Relays",
  ko: "파워릴레이",
  nameKo: "파워 릴레이",
};

describe("a parts list in a file", () => {
  test("lists each part once, regardless of punctuation and its maker's spelling", async () => {
    const again = { ...relay, partNumber: "my2n gs", manufacturer: "옴론" };
    const rows = await rowsOf(written("twice.jsonl", [relay, again]));
    expect(rows.map(({ kind }) => kind)).toEqual(["maker", "part"]);
  });

  test("keeps two parts whose numbers differ by a decimal point only", async () => {
    const drives = ["FR-D720-1.5K", "FR-D720-15K", "fr d720 1.5k"].map((partNumber) => ({
      ...relay,
      partNumber,
    }));
    const rows = await rowsOf(written("points.jsonl", drives));
    const numbers = rows.flatMap((row) => (row.kind === "part" ? [row.part.partNumber] : []));
    expect(numbers).toEqual(["FR-D720-1.5K", "FR-D720-15K"]);
  });

  test("is read the same when packed", async () => {
    const plainRows = await rowsOf(written("one.jsonl", [relay]));
    expect(await rowsOf(written("one.jsonl.gz", [relay]))).toEqual(plainRows);
  });

  test("keeps Korean names and resolves our makers", async () => {
    const [maker, part] = await rowsOf(written("names.jsonl", [relay]));
    expect(maker).toMatchObject({ maker: { key: "omron", name: { zh: "欧姆龙" } } });
    expect(part).toMatchObject({
      part: {
        manufactor: "omron",
        name: { ko: "파워 릴레이", en: "Relay", zh: "Relay" },
        categoryName: { ko: "파워릴레이", en: "Relays" },
      },
    });
  });

  test("brings makers that we do not list, with names of an alias file", async () => {
    const aliasFile = join(folder, "aliases.json");
    writeFileSync(aliasFile, JSON.stringify([{ key: "acme", ko: ["아크메"], zh: ["艾克米"] }]));
    const path = written("other.jsonl", [{ ...relay, manufacturer: "Acme Parts" }]);
    const [maker] = await rowsOf(path, { aliasFile });
    expect(maker).toMatchObject({
      maker: { key: "acmeparts", name: { ko: "아크메", en: "Acme Parts", zh: "艾克米" } },
    });
  });

  test("stops at the limit, and names the invalid line", async () => {
    const path = written("long.jsonl", [relay, { ...relay, partNumber: "MY4N-GS" }]);
    const rows = await rowsOf(path, { limit: 1 });
    expect(rows.filter(({ kind }) => kind === "part")).toHaveLength(1);
    writeFileSync(join(folder, "broken.jsonl"), `${JSON.stringify(relay)}\n{"partNumber":`);
    await expect(rowsOf(join(folder, "broken.jsonl"))).rejects.toThrow("Line 2");
    await expect(rowsOf(join(folder, "absent.jsonl.gz"))).rejects.toThrow("ENOENT");
  });
});

const shared = join(import.meta.dirname, "../../../shared/data");
const list = join(shared, "parts-dev.jsonl.gz");

describe.skipIf(!existsSync(list))("the test parts beside the repository", () => {
  test("loads 20,000 at a time without a duplicate, and adds no text to our catalogue", async () => {
    const rows = await rowsOf(list, {
      limit: 20_000,
      aliasFile: join(shared, "manufacturers-alias.json"),
    });
    const parts = rows.flatMap((row) => (row.kind === "part" ? [row.part] : []));
    expect(parts).toHaveLength(20_000);
    const keys = new Set(
      parts.map((part) => `${part.manufactor}/${partNumberKey(part.partNumber)}`),
    );
    expect(keys.size).toBe(parts.length);
    const sentences = new Set(
      parts
        .flatMap(({ name, description }) => [name.en, name.ko, description?.en ?? ""])
        .filter((sentence) => sentence.length >= 16),
    );
    const own = catalogue.flatMap((part) => [
      ...Object.values(part.name),
      ...part.specification.map(({ value }) => value),
    ]);
    expect(own.filter((sentence) => sentences.has(sentence))).toEqual([]);
  });
});
