import { type TrailChange, type TrailField, trailFields } from "@bupum/shared/kernel/trail-fields";
import { isSame } from "./same.ts";

/** Long texts are cut: an event says what changed, and is no second copy of the row. */
const longest = 200;

/** Ids, which say nothing to a reader, and whole texts: only that they changed is on record. */
const unsaid: ReadonlySet<TrailField> = new Set([
  "alternates",
  "body",
  "categoryTagIds",
  "content",
  "datasheets",
  "images",
  "logoId",
  "manufactorIds",
  "parentId",
]);

/** A value in one line; of a text in three languages the Korean one. */
function textOf(value: unknown): string {
  if (value === undefined || value === null) return "";
  if (Array.isArray(value)) return value.map(textOf).join(", ");
  if (typeof value !== "object") return String(value);
  if ("ko" in value) return textOf(value.ko);
  return Object.values(value).map(textOf).filter(Boolean).join(" ");
}

function valueOf(name: "from" | "to", value: unknown): Partial<TrailChange> {
  const text = textOf(value).slice(0, longest);
  return text === "" ? {} : { [name]: text };
}

/** What differs between two states of a row, for its audit event (D30-2). */
export function changesOf(before: object, after: object): TrailChange[] {
  // Both are read by the names of fields alone.
  const [old, now] = [before, after] as [Record<string, unknown>, Record<string, unknown>];
  return trailFields
    .filter((field) => field !== "life") // Said by its own words (D35-2).
    .filter((field) => !isSame(old[field], now[field]))
    .map((field) =>
      unsaid.has(field)
        ? { field }
        : { field, ...valueOf("from", old[field]), ...valueOf("to", now[field]) },
    );
}
