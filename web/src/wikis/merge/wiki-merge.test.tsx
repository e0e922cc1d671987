import type { RichText } from "@bupum/shared/reading/wikis/rich-text/nodes";
import { plainOf } from "@bupum/shared/reading/wikis/rich-text/plain";
import { expect, test } from "vitest";
import { collisionsOf, factsOf, mergeOf, settled, type WikiText } from "./wiki-merge.ts";

const text = (...lines: string[]): RichText => ({
  type: "doc",
  content: lines.map((line) => ({
    type: "paragraph",
    ...(line !== "" && { content: [{ type: "text", text: line }] }),
  })),
});
const wiki = (sections: Record<string, RichText>, more: Partial<WikiText> = {}): WikiText => ({
  title: "MR-J2S",
  wikiCategoryId: "wct_01KB0000000000000000000000",
  language: "ko",
  tags: ["서보"],
  linkedProductIds: [],
  linkedManufactorIds: [],
  files: [],
  sections: Object.entries(sections).map(([name, body]) => ({ name, body })),
  ...more,
});
const shown = ({ sections }: WikiText) =>
  Object.fromEntries(sections.map(({ name, body }) => [name, plainOf(body)]));

const base = wiki({ Outline: text("가", "나", "다"), Other: text(""), 배선: text("선") });

test("changes in different places are merged without a question (D9-8)", () => {
  const mine = wiki(
    { Outline: text("가", "나", "다", "라"), Other: text("참고"), 배선: text("선") },
    { tags: ["서보", "교체"] },
  );
  const theirs = wiki(
    { Outline: text("가!", "나", "다"), Other: text(""), 배선: text("선"), 시운전: text("켠다") },
    { title: "MR-J2S 교체", tags: ["미쓰비시"] },
  );
  const merge = mergeOf(base, mine, theirs);
  expect(collisionsOf(merge)).toEqual([]);
  const all = settled(merge, {});
  expect(shown(all)).toEqual({
    Outline: "가!\n나\n다\n라",
    Other: "참고",
    배선: "선",
    시운전: "켠다",
  });
  expect([all.title, all.tags]).toEqual(["MR-J2S 교체", ["미쓰비시", "교체"]]);
});

test("a conflict is chosen, and unchosen keeps both", () => {
  const mine = wiki({ Outline: text("가", "나의 것", "다"), Other: text(""), 배선: text("선") });
  const theirs = wiki({ Outline: text("가", "남의 것", "다"), Other: text(""), 배선: text("선") });
  const merge = mergeOf(base, mine, theirs);
  expect(collisionsOf(merge)).toEqual(["0.1"]);
  const outline = (choices: object) => shown(settled(merge, { ...choices }))["Outline"];
  expect(outline({ "0.1": "mine" })).toBe("가\n나의 것\n다");
  expect(outline({ "0.1": "theirs" })).toBe("가\n남의 것\n다");
  expect(outline({})).toBe("가\n남의 것\n나의 것\n다");
});

test("a section that one removed stays removed, unless the other changed it", () => {
  const without = wiki({ Outline: text("가", "나", "다"), Other: text("") });
  expect(shown(settled(mergeOf(base, without, base), {}))).not.toHaveProperty("배선");
  expect(shown(settled(mergeOf(base, base, without), {}))).not.toHaveProperty("배선");
  expect(shown(settled(mergeOf(base, without, without), {}))).not.toHaveProperty("배선");
  const changed = wiki({ Outline: text("가", "나", "다"), Other: text(""), 배선: text("굵은 선") });
  expect(shown(settled(mergeOf(base, without, changed), {}))["배선"]).toBe("굵은 선");
  expect(shown(settled(mergeOf(base, changed, without), {}))["배선"]).toBe("굵은 선");
});

test("two changed titles conflict, and empty attributes of the editor do not", () => {
  const mine = wiki({}, { title: "나" });
  expect(collisionsOf(mergeOf(wiki({}), mine, wiki({}, { title: "남" })))).toEqual(["title"]);
  const list = (attrs: object): RichText => ({
    type: "doc",
    content: [
      {
        type: "orderedList",
        ...attrs,
        content: [{ type: "listItem", content: text("가").content }],
      },
    ],
  });
  const [plain, noisy] = [
    wiki({ A: list({}) }),
    wiki({ A: list({ attrs: { start: 1, type: null } }) }),
  ];
  expect(collisionsOf(mergeOf(plain, noisy, wiki({ A: text("다른 글") })))).toEqual([]);
});

const file = (name: string) => ({ id: `fil_${name}` as const, fileName: `${name}.pdf` });
const of = (...files: WikiText["files"]) => wiki({}, { files });
test("files that both kept or added stay, and those that one removed do not (D9-23)", () => {
  const [kept, dropped, gone] = [file("kept"), file("dropped"), file("gone")];
  const [mine, theirs] = [file("mine"), file("theirs")];
  const merge = mergeOf(of(kept, dropped, gone), of(kept, gone, mine), of(kept, dropped, theirs));
  expect(settled(merge, {}).files).toEqual([kept, mine, theirs]);
});

const facts = (title: string, category: string, language: WikiText["language"]) =>
  wiki({}, { title, wikiCategoryId: `wct_${category}`, language });
test("a value that one changed is followed; where both did, the one who saves now is", () => {
  const [then, changed, other] = [
    facts("a", "1", "ko"),
    facts("b", "2", "en"),
    facts("c", "3", "zh"),
  ];
  const of = (mine: WikiText, theirs: WikiText, choices = {}) => {
    const { title, wikiCategoryId, language } = settled(mergeOf(then, mine, theirs), choices);
    return [title, wikiCategoryId, language];
  };
  expect(of(changed, then)).toEqual(["b", "wct_2", "en"]);
  expect(of(then, changed)).toEqual(["b", "wct_2", "en"]);
  expect(of(changed, other)).toEqual(["b", "wct_2", "en"]);
  expect(of(changed, other, { title: "mine" })[0]).toBe("b");
  expect(of(changed, other, { title: "theirs" })[0]).toBe("c");
  // A choice of a title that does not collide says nothing.
  expect(of(then, changed, { title: "mine" })[0]).toBe("b");
  for (const [mine, theirs] of [
    [changed, then],
    [then, changed],
    [changed, facts("b", "3", "zh")],
  ] as const)
    expect(collisionsOf(mergeOf(then, mine, theirs))).toEqual([]);
});

const listed = (...names: string[]) =>
  wiki(
    {},
    {
      tags: names,
      linkedProductIds: names.map((name): `prd_${string}` => `prd_${name}`),
      linkedManufactorIds: names.map((name): `mkr_${string}` => `mkr_${name}`),
    },
  );
test("tags and links that both kept or added stay once, and those that one took away go", () => {
  const merge = mergeOf(
    listed("kept", "mineGone", "theirsGone"),
    listed("kept", "theirsGone", "mine", "both"),
    listed("kept", "mineGone", "both", "theirs"),
  );
  const { tags, linkedProductIds, linkedManufactorIds } = settled(merge, {});
  const all = ["kept", "both", "theirs", "mine"];
  expect(tags).toEqual(all);
  expect(linkedProductIds).toEqual(all.map((name) => `prd_${name}`));
  expect(linkedManufactorIds).toEqual(all.map((name) => `mkr_${name}`));
});

test("a section that both added collides with what they differ in, and stands once", () => {
  const [mine, theirs] = [wiki({ 배선: text("가", "나") }), wiki({ 배선: text("가", "다") })];
  const merge = mergeOf(wiki({}), mine, theirs);
  expect(merge.sections).toEqual([
    {
      name: "배선",
      // Of a text that was not there nothing was kept by both.
      stretches: [
        {
          kind: "collision",
          base: [],
          mine: text("가", "나").content,
          theirs: text("가", "다").content,
        },
      ],
      base: undefined,
      mine: text("가", "나"),
      theirs: text("가", "다"),
    },
  ]);
  expect(collisionsOf(merge)).toEqual(["0.0"]);
});

test("sections stand as the other one has them, and what I added behind them", () => {
  const mine = wiki({ 나의: text("가"), Outline: text("나") });
  const theirs = wiki({ 남의: text("다"), Outline: text("나") });
  const names = mergeOf(wiki({}), mine, theirs).sections.map(({ name }) => name);
  expect(names).toEqual(["남의", "Outline", "나의"]);
});

test("a section that is blank has no block that could collide", () => {
  const blank = wiki({ A: text("", "") });
  const [mine, theirs] = [wiki({ A: text("가") }), wiki({ A: text("가", "") })];
  expect(collisionsOf(mergeOf(blank, mine, theirs))).toEqual([]);
  expect(shown(settled(mergeOf(blank, mine, blank), {}))).toEqual({ A: "가" });
});

test("facts of a wiki are all of it but the sections", () => {
  const whole = wiki({ A: text("가") }, { files: [file("a")] });
  const { sections, ...facts } = whole;
  expect(sections).toHaveLength(1);
  expect(factsOf(whole)).toEqual(facts);
});
