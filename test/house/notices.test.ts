import { noticeEvents, typeOfEvent } from "@bupum/shared/notices/notifications/events";
import { expect, test } from "vitest";
import { textOf } from "./sources.ts";

/** Rows of the table of D15-7: event, reader, type, file below functions/src. */
const rows = textOf("docs/domain/notices.md")
  .split("\n")
  .filter((line) => /^\| [A-Z_]+ +\|/.test(line))
  .map((line) => line.split("|").map((cell) => cell.trim()))
  .map(([, event, , type, file]) => ({ event: event!, type: type!, file: file! }));

test("the table of notices has each event with its type, and the file that raises it (D15-7)", () => {
  expect(rows.map(({ event }) => event).toSorted()).toEqual([...noticeEvents].toSorted());
  expect(Object.fromEntries(rows.map(({ event, type }) => [event, type]))).toEqual(typeOfEvent);
  const wrong = rows.filter(
    ({ event, file }) => !textOf(`functions/src/${file}`).includes(`"${event}"`),
  );
  expect(wrong).toEqual([]);
});
