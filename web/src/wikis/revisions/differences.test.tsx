import { expect, test } from "vitest";
import { differences } from "./differences.ts";

const shown = (before: string, after: string) =>
  differences(before, after, "ko").map((row) =>
    row.kind === "skipped"
      ? `…${row.count}`
      : row.pieces
          .map(({ kind, text }) =>
            kind === "same" ? text : kind === "added" ? `{+${text}+}` : `{-${text}-}`,
          )
          .join(""),
  );

test("two texts are compared line by line, and changed lines word by word", () => {
  expect(shown("전원을 끕니다.", "전원을 끕니다.")).toEqual([]);
  const [line] = shown("단자 CN1에 잇습니다", "단자 CN2에 잇습니다");
  expect(line).toContain("단자 ");
  expect(line).toContain("{-");
  expect(line).toContain("잇습니다");
  expect(shown("가\n나", "가\n나\n다")).toEqual(["가", "나", "{+다+}"]);
  expect(shown("가\n나\n다", "가\n다")).toEqual(["가", "{-나-}", "다"]);
});

test("lines far from a change are counted, not shown", () => {
  const lines = Array.from({ length: 10 }, (_, at) => `${at}번 줄`);
  expect(shown(lines.join("\n"), [...lines, "끝"].join("\n"))).toEqual(["…9", "9번 줄", "{+끝+}"]);
});
