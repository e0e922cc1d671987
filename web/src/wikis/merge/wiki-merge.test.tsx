import type { RichText } from "@bupum/shared/reading/wikis/rich-text/nodes";
import { plainOf } from "@bupum/shared/reading/wikis/rich-text/plain";
import { expect, test } from "vitest";
import { collisionsOf, mergeOf, settled, type WikiText } from "./wiki-merge.ts";

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

test("changes of different places come together without a question (D9-8)", () => {
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

test("one place that both changed is chosen, and unchosen keeps both", () => {
  const mine = wiki({ Outline: text("가", "나의 것", "다"), Other: text(""), 배선: text("선") });
  const theirs = wiki({ Outline: text("가", "남의 것", "다"), Other: text(""), 배선: text("선") });
  const merge = mergeOf(base, mine, theirs);
  expect(collisionsOf(merge)).toEqual(["0.1"]);
  const outline = (choices: object) => shown(settled(merge, { ...choices }))["Outline"];
  expect(outline({ "0.1": "mine" })).toBe("가\n나의 것\n다");
  expect(outline({ "0.1": "theirs" })).toBe("가\n남의 것\n다");
  expect(outline({})).toBe("가\n남의 것\n나의 것\n다");
});

test("a section that one took away stays away, unless the other changed it", () => {
  const without = wiki({ Outline: text("가", "나", "다"), Other: text("") });
  expect(shown(settled(mergeOf(base, without, base), {}))).not.toHaveProperty("배선");
  expect(shown(settled(mergeOf(base, base, without), {}))).not.toHaveProperty("배선");
  expect(shown(settled(mergeOf(base, without, without), {}))).not.toHaveProperty("배선");
  const changed = wiki({ Outline: text("가", "나", "다"), Other: text(""), 배선: text("굵은 선") });
  expect(shown(settled(mergeOf(base, without, changed), {}))["배선"]).toBe("굵은 선");
  expect(shown(settled(mergeOf(base, changed, without), {}))["배선"]).toBe("굵은 선");
});

test("two titles collide, and what an editor writes down of nothing does not", () => {
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
test("files that both kept or added stay, and those that one took away do not (D9-23)", () => {
  const [kept, dropped, gone] = [file("kept"), file("dropped"), file("gone")];
  const [mine, theirs] = [file("mine"), file("theirs")];
  const merge = mergeOf(of(kept, dropped, gone), of(kept, gone, mine), of(kept, dropped, theirs));
  expect(settled(merge, {}).files).toEqual([kept, mine, theirs]);
});
