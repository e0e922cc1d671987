import type { NewsCategoryEntity } from "@bupum/shared/reading/news-categories/admin-contract";
import { markdownOf } from "@bupum/shared/reading/wikis/rich-text/markdown";
import { expect, test } from "vitest";
import { bulkRow } from "./bulk-files.ts";
import { instantOf, isBodyKept, newsForm } from "./news-form.ts";

const category: NewsCategoryEntity = {
  id: "nwc_01KB0000000000000000000000",
  name: { ko: "입고·재고", en: "Stock arrivals", zh: "到货与库存" },
  order: 0,
  newsCount: 0,
  version: 1,
  createdAt: "2026-11-01T00:00:00.000Z",
  updatedAt: "2026-11-01T00:00:00.000Z",
};
const file = (head: string) => `---\n${head}\n---\n\n베어링 6306ZZC3이 들어왔습니다.\n\n둘째 문단`;

test("a file with a category's name in any language is an item, with its first paragraph as summary", () => {
  const head = 'title: "입고 안내"\ncategory: Stock arrivals\npublishedAt: 2026-12-01 09:00';
  const row = bulkRow("a.md", file(head), [category]);
  expect(row).toMatchObject({
    title: "입고 안내",
    draft: {
      newsCategoryId: category.id,
      summary: "베어링 6306ZZC3이 들어왔습니다.",
      language: "ko",
      publishedAt: "2026-12-01T00:00:00.000Z",
    },
  });
});

test("a file reports each wrong field, and without a head a missing title", () => {
  const wrong = bulkRow("b.md", file("title: 입고 안내\ncategory: 없는 분류"), [category]);
  expect(wrong).toMatchObject({ faults: ["newsCategoryId"] });
  const bare = bulkRow("c.md", "본문만 있는 파일입니다. 제목이 없습니다.", [category]);
  expect("faults" in bare && bare.faults.toSorted()).toEqual(["newsCategoryId", "title"]);
});

test("times are typed in Seoul's time, and a table is not rewritten", () => {
  expect(instantOf("2026-11-25T08:30")).toBe("2026-11-24T23:30:00.000Z");
  expect(instantOf("soon")).toBe("soon");
  expect(newsForm()).toMatchObject({ language: "ko", body: "" });
  expect(isBodyKept(undefined)).toBe(false);
  const row = bulkRow("a.md", file("title: 입고 안내\ncategory: 입고·재고"), [category]);
  expect("draft" in row && markdownOf(row.draft.body)).toContain("둘째 문단");
});
