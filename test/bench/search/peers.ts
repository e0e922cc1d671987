import { DatabaseSync } from "node:sqlite";
import { canonical } from "@bupum/functions/search/text/terms";
import { pairsOf, wordsOf } from "@bupum/functions/search/text/tokens";
import { makerKeys } from "@bupum/functions/search/text/maker-aliases";
import { normalize } from "@bupum/shared/kernel/text/text";
import MiniSearch from "minisearch";
import type { BenchProduct } from "./products.ts";

/** Another engine over the same parts, given our spellings and maker names. */
export interface Peer {
  name: string;
  ask: (query: string) => number[];
  close: () => void;
}

const page = 30;
const koreanOf = ({ ko, nameKo }: BenchProduct) => canonical(normalize(`${ko}|${nameKo}`));
const textOf = (part: BenchProduct) =>
  [part.name, part.manufacturer, part.category, part.description].join(" ");

const tokens = (text: string) =>
  wordsOf(text).flatMap((word) => {
    const pairs = pairsOf(canonical(normalize(word)));
    return pairs.length > 0 ? pairs : [word];
  });
const rowsOf = (rows: unknown[]) => rows.map((row) => Number((row as { rowid: number }).rowid));
const quoted = (word: string) => `"${word.replaceAll('"', '""')}"`;

/** MiniSearch with number, words and Hangul pairs; prefix and fuzzy as its manual recommends. */
export function openMiniSearch(parts: readonly BenchProduct[]): Peer {
  const engine = new MiniSearch<{ id: number; number: string; text: string; makers: string }>({
    fields: ["number", "text", "makers"],
    tokenize: (text, field) => (field === "number" ? [text] : tokens(text)),
    processTerm: (term) => term,
  });
  engine.addAll(
    parts.map((part, id) => ({
      id,
      number: normalize(part.partNumber),
      text: `${textOf(part)} ${part.ko} ${part.nameKo}`,
      makers: makerKeys([part.manufacturer]).join(" "),
    })),
  );
  const boost = { number: 10, makers: 3 };
  return {
    name: "minisearch",
    ask(query) {
      const whole = engine.search(normalize(query), {
        fields: ["number"],
        tokenize: (text) => [text],
        prefix: true,
        fuzzy: 1,
        boost,
      });
      const words = engine.search(query, { tokenize: tokens, combineWith: "AND", boost });
      return [...new Set([...whole, ...words].map(({ id }) => id as number))].slice(0, page);
    },
    close: () => engine.removeAll(),
  };
}

/** FTS5 with trigrams over number, text, Korean and makers; two syllables are left to LIKE. */
export function openFts5(parts: readonly BenchProduct[]): Peer {
  const database = new DatabaseSync(":memory:");
  database.exec(
    "CREATE VIRTUAL TABLE part USING fts5(number, text, korean, makers, tokenize='trigram')",
  );
  const insert = database.prepare(
    "INSERT INTO part(rowid, number, text, korean, makers) VALUES (?,?,?,?,?)",
  );
  database.exec("BEGIN");
  for (const [id, part] of parts.entries())
    insert.run(
      id,
      normalize(part.partNumber),
      wordsOf(textOf(part)).join(" "),
      koreanOf(part),
      makerKeys([part.manufacturer]).join(" "),
    );
  database.exec("COMMIT");
  const byNumber = database.prepare(
    `SELECT rowid FROM part WHERE number LIKE ? ORDER BY length(number) LIMIT ${page}`,
  );
  return {
    name: "fts5",
    ask(query) {
      const whole = normalize(query);
      const found = whole === "" ? [] : rowsOf(byNumber.all(`%${whole}%`));
      const words = wordsOf(query).map((word) => canonical(word));
      const long = words.filter((word) => [...word].length >= 3).map(quoted);
      const short = words.filter((word) => [...word].length < 3);
      const like = short.map(
        () => "(text LIKE ? OR korean LIKE ? OR makers LIKE ? OR number LIKE ?)",
      );
      const conditions = [...(long.length > 0 ? ["part MATCH ?"] : []), ...like];
      const values = [
        ...(long.length > 0 ? [long.join(" AND ")] : []),
        ...short.flatMap((word) => Array.from({ length: 4 }, () => `%${word}%`)),
      ];
      const more =
        conditions.length === 0
          ? []
          : rowsOf(
              database
                .prepare(
                  `SELECT rowid FROM part WHERE ${conditions.join(" AND ")} ORDER BY rowid DESC LIMIT ${page}`,
                )
                .all(...values),
            );
      return [...new Set([...found, ...more])].slice(0, page);
    },
    close: () => database.close(),
  };
}
