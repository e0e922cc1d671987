import { describe, expect, test } from "vitest";
import { decisions, indexOf, read, writtenIndex } from "./decisions.ts";
import { filesLike, sources, textOf } from "./sources.ts";

const all = decisions();
const byNumber = new Map(all.map((decision) => [decision.number, decision]));

describe("decisions", () => {
  test("have a number of their own, a date, an area, a status and headings", () => {
    expect(all.length).toBeGreaterThan(150);
    expect(byNumber.size).toBe(all.length);
    const faults = all.flatMap((one) => one.faults.map((fault) => `${one.file}: ${fault}`));
    expect(faults).toEqual([]);
  });

  test("without a number, an area, a known status or a context are reported", () => {
    const faults = read(
      "docs/decisions/007-x.md",
      "# 8. X\n\n- Date: 2026\n- Area: x\n- Status: done\n\n## Decision\n\n## Context\n",
    ).faults;
    expect(faults).toHaveLength(5);
  });

  test("that are superseded name an existing decision", () => {
    const lost = all.filter(({ status }) => {
      const by = /^superseded by (\d+)$/.exec(status)?.[1];
      return by && !byNumber.has(Number(by));
    });
    expect(lost).toEqual([]);
  });

  test("are all in the index, which npm run decisions writes", () => {
    expect(writtenIndex()).toBe(indexOf(all));
  });
});

describe("citations of decisions", () => {
  const files = [
    ...sources().filter((file) => !file.startsWith("test/house/")),
    ...filesLike("*.md", "docs/*.md", "docs/domain/**/*.md"),
  ];
  const cited = files.flatMap((file) =>
    [...textOf(file).matchAll(/\bDECISIONS (\d+(?:(?:, | and )\d+)*)/g)].flatMap(([, numbers]) =>
      numbers!.split(/\D+/).map((number) => ({ file, number: Number(number) })),
    ),
  );

  test("lead to one that is accepted or is a rule", () => {
    expect(cited.length).toBeGreaterThan(30);
    const lost = cited.filter(
      ({ number }) => !/^(?:accepted|moved)/.test(byNumber.get(number)?.status ?? ""),
    );
    expect(lost.map(({ file, number }) => `${file} cites DECISIONS ${number}`)).toEqual([]);
  });
});
