import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";

/** Entries on disk, one JSON text a line; the oldest are removed when there are too many. */
export interface Journal<Entry> {
  entries: readonly Entry[];
  add(entry: Entry): void;
  clear(): void;
}

const most = 5000;

/** Opens the journal in `file`, or one in memory without it. */
export function openJournal<Entry>(file?: string): Journal<Entry> {
  const entries: Entry[] = [];
  const keep = () => {
    if (file) writeFileSync(file, entries.map((entry) => `${JSON.stringify(entry)}\n`).join(""));
  };
  if (file && existsSync(file)) {
    const lines = readFileSync(file, "utf8").split("\n").filter(Boolean);
    // Only this journal writes the file; a last line cut by a crash is dropped.
    for (const line of lines) if (line.endsWith("}")) entries.push(JSON.parse(line) as Entry);
  } else if (file) mkdirSync(dirname(file), { recursive: true });
  return {
    entries,
    add(entry) {
      entries.push(entry);
      if (entries.length > most) {
        entries.splice(0, entries.length - most / 2);
        keep();
      } else if (file) appendFileSync(file, `${JSON.stringify(entry)}\n`);
    },
    clear() {
      entries.length = 0;
      keep();
    },
  };
}

/** A small JSON value that outlives the process: read at start, written at every `save`. */
export function openNote<Value>(file: string | undefined, first: Value) {
  // Only this note writes the file.
  const value =
    file && existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as Value) : first;
  if (file) mkdirSync(dirname(file), { recursive: true });
  return {
    value,
    save() {
      if (file) writeFileSync(file, JSON.stringify(value), { mode: 0o600 });
    },
  };
}
