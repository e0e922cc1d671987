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

const lineOf = (kind: "added" | "removed") => ({ kind: "line", pieces: [{ kind, text: "y" }] });
test("words that differ are named by what each text has, those of a line that is new as a whole", () => {
  expect(differences("a b", "a c", "en")).toEqual([
    {
      kind: "line",
      pieces: [
        { kind: "same", text: "a " },
        { kind: "removed", text: "b" },
        { kind: "added", text: "c" },
      ],
    },
  ]);
  // Words as a whole, and no letters of them.
  expect(shown("cat", "car")).toEqual(["{-cat-}{+car+}"]);
  expect(differences("x", "x\ny", "en").at(-1)).toEqual(lineOf("added"));
  expect(differences("x\ny", "x", "en").at(-1)).toEqual(lineOf("removed"));
});

test("changed lines pair in their order, and what one text has more of follows", () => {
  expect(shown("a\nb", "c\nd\ne")).toEqual(["{-a-}{+c+}", "{-b-}{+d+}", "{+e+}"]);
  expect(shown("a\nb\nc", "d")).toEqual(["{-a-}{+d+}", "{-b-}", "{-c-}"]);
});

const between = (...kept: string[]) =>
  shown(["a", ...kept, "b"].join("\n"), ["c", ...kept, "d"].join("\n"));
test("of two lines without a change between two others none is left out, of four two are", () => {
  const [first, last] = ["{-a-}{+c+}", "{-b-}{+d+}"];
  expect(between("1", "2")).toEqual([first, "1", "2", last]);
  expect(between("1", "2", "3")).toEqual([first, "1", "2", "3", last]);
  expect(between("1", "2", "3", "4")).toEqual([first, "1", "…2", "4", last]);
});

test("before the first change and behind the last one line is shown", () => {
  expect(shown("1\n2\na", "1\n2\nb")).toEqual(["1", "2", "{-a-}{+b+}"]);
  expect(shown("1\n2\n3\na", "1\n2\n3\nb")).toEqual(["…2", "3", "{-a-}{+b+}"]);
  expect(shown("a\n1\n2\n3", "b\n1\n2\n3")).toEqual(["{-a-}{+b+}", "1", "…2"]);
  expect(shown("a\n1\n2", "b\n1\n2")).toEqual(["{-a-}{+b+}", "1", "2"]);
});

test("blank lines are lines", () => {
  expect(shown("a\n\nb", "a\nb")).toEqual(["a", "{--}", "b"]);
  expect(shown("a", "a\n")).toEqual(["a", "{++}"]);
});
