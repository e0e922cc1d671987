import { expect, test } from "vitest";
import { at, message } from "../../../test/chats.tsx";
import { foreignAfter, rowsOf } from "./rows.ts";

const mine = { isMine: true } as const;

test("a day begins at midnight in Seoul", () => {
  const evening = message(1, { createdAt: "2026-11-25T14:59:00.000Z" });
  const midnight = message(2, { createdAt: "2026-11-25T15:00:00.000Z" });
  const days = rowsOf([evening, midnight], {}).filter(({ kind }) => kind === "day");
  expect(days.map((row) => row.kind === "day" && row.day)).toEqual(["2026-11-25", "2026-11-26"]);
});

const second = (seq: number, seconds: string, more = {}) =>
  message(seq, { createdAt: `2026-11-25T01:00:${seconds}.000Z`, ...more });

test("the time is shown at the last message of one person within a minute", () => {
  const rows = rowsOf([second(1, "01"), second(2, "09"), second(3, "30", mine)], {});
  const timed = rows.flatMap((row) => (row.kind === "message" ? [row.isTimed] : []));
  expect(timed).toEqual([false, true, true]);
});

test("the read mark is at the last own message that the other has read", () => {
  const rows = rowsOf([message(1, mine), message(2, mine), message(3, mine)], {
    otherReadUntil: at(2),
  });
  const read = rows.flatMap((row) => (row.kind === "message" && row.isLastRead ? [row] : []));
  expect(read.map(({ message: { seq } }) => seq)).toEqual([2]);
});

test("a line shows where reading stopped, and none before the first message", () => {
  const items = [message(1), message(2), message(3)];
  const kinds = (unreadFrom?: string) => rowsOf(items, { unreadFrom }).map(({ kind }) => kind);
  expect(kinds(at(2))).toEqual(["day", "message", "unread", "message", "message"]);
  expect(kinds(at(1))).not.toContain("unread");
  expect(kinds()).not.toContain("unread");
});

test("only messages of the other are new", () => {
  const items = [message(1), message(2), message(3, mine), message(4)];
  expect(foreignAfter(items, at(1)).map(({ seq }) => seq)).toEqual([2, 4]);
});
