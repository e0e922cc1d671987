import { expect, test } from "vitest";
import { addMaker, changeMaker } from "./writes.ts";

test("a change that only reorders a maker's names does not rename it", () => {
  const at = "2026-01-05T00:00:00.000Z";
  const name = { ko: "한빛", en: "Hanbit", zh: "韩光" };
  const id = "mkr_01J00000000000000000000000";
  const { maker } = addMaker({ id, name, aliases: [] }, at);
  const stored = { ...maker, name: { zh: name.zh, ko: name.ko, en: name.en } };
  const after = { ...stored, name, country: "KR", version: 2, updatedAt: at };
  const writes = JSON.stringify(changeMaker(stored, after));
  expect(writes).toContain('"country":"KR"');
  expect(writes).not.toContain("maker.renamed");
});
