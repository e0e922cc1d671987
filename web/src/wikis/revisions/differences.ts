import { diffLines, diffWords } from "diff";

export interface Piece {
  kind: "same" | "added" | "removed";
  text: string;
}
/** A line of one side, or of both with other words; or a run of unchanged lines. */
export type Row = { kind: "line"; pieces: readonly Piece[] } | { kind: "skipped"; count: number };

/** Unchanged lines that are shown around a change. */
const around = 1;

const linesOf = (value: string): string[] => value.replace(/\n$/, "").split("\n");
const plain = (kind: Piece["kind"], text: string): Row => ({
  kind: "line",
  pieces: [{ kind, text }],
});

/** Korean and Chinese do not separate words by blanks. */
function words(before: string, after: string, language: string): Row {
  const intlSegmenter = new Intl.Segmenter(language, { granularity: "word" });
  const pieces = diffWords(before, after, { intlSegmenter }).map(
    ({ value, added, removed }): Piece => ({
      kind: added ? "added" : removed ? "removed" : "same",
      text: value,
    }),
  );
  return { kind: "line", pieces };
}

function changed(gone: readonly string[], come: readonly string[], language: string): Row[] {
  return Array.from({ length: Math.max(gone.length, come.length) }, (_, at) => {
    const [before, after] = [gone[at], come[at]];
    if (before === undefined) return plain("added", after ?? "");
    return after === undefined ? plain("removed", before) : words(before, after, language);
  });
}

/** The differences of two texts, line by line and word by word; empty for equal ones. */
export function differences(before: string, after: string, language: string): Row[] {
  if (before === after) return [];
  const rows: Row[] = [];
  let [gone, come]: [string[], string[]] = [[], []];
  const settle = () => {
    rows.push(...changed(gone, come, language));
    [gone, come] = [[], []];
  };
  const parts = diffLines(`${before}\n`, `${after}\n`);
  parts.forEach(({ value, added, removed }, index) => {
    const lines = linesOf(value);
    if (added) come.push(...lines);
    else if (removed) gone.push(...lines);
    else {
      settle();
      const head = index === 0 ? 0 : around;
      const tail = index === parts.length - 1 ? 0 : around;
      const count = lines.length - head - tail;
      if (count < 2) rows.push(...lines.map((line) => plain("same", line)));
      else
        rows.push(
          ...lines.slice(0, head).map((line) => plain("same", line)),
          { kind: "skipped", count },
          ...lines.slice(lines.length - tail).map((line) => plain("same", line)),
        );
    }
  });
  settle();
  return rows;
}
