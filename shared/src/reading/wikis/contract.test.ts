import { describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { wikiCategoryEntityRoutes } from "../wiki-categories/admin-contract.ts";
import { wikiCategoryRoutes } from "../wiki-categories/contract.ts";
import { deepestWikiCategory, mustBeEmpty } from "../wiki-categories/rules.ts";
import { wikiCommentRoutes } from "../wiki-comments/contract.ts";
import { type OpinionDraft, opinionRoutes } from "../wiki-request-histories/contract.ts";
import {
  mustBeDecidable,
  opinionOpen,
  stopsToEscalate,
  stopWaitDays,
} from "../wiki-request-histories/rules.ts";
import { wikiRevisionRoutes } from "../wiki-revisions/contract.ts";
import { type WikiDraft, wikiRoutes } from "./contract.ts";
import { parseInput } from "../../kernel/words/faults.ts";
import type { RichText } from "./rich-text/nodes.ts";
import {
  editConflict,
  excerptOf,
  linksOf,
  mayEdit,
  picturesOf,
  titleKey,
  titleTaken,
} from "./rules.ts";
import { firstSections } from "./states.ts";

const ulid = "01KB0000000000000000000000";
const text = (said: string, ...more: object[]): RichText => ({
  type: "doc",
  content: [
    {
      type: "paragraph",
      content: [{ type: "text", text: said }, ...(more as RichText["content"])],
    },
  ],
});
const sections = (...bodies: RichText[]) =>
  [...firstSections, ...bodies.slice(3).map((_, at) => `배선 ${at + 1}`)].map((name, at) => ({
    name,
    body: bodies[at] ?? ({ type: "doc", content: [{ type: "paragraph" }] } satisfies RichText),
  }));
const draft = (more: object = {}) => ({
  title: "MR-J2S를 MR-J4로 바꾸기",
  wikiCategoryId: `wct_${ulid}`,
  sections: sections(text("개요")),
  ...more,
});
const faultsOf = (body: unknown) => {
  const parsed = parseInput(wikiRoutes.create.body, body, "body");
  return "faults" in parsed ? parsed.faults.map(({ path, code }) => `${path} ${code}`) : [];
};

const at = (currentRevision: number) => ({ currentRevision, status: "PUBLISHED" }) as const;

describe("a wiki as it is sent", () => {
  test("is stored with defaults for absent fields", () => {
    const kept: WikiDraft = z.parse(wikiRoutes.create.body, draft());
    expect(kept).toMatchObject({ language: "ko", tags: [], linkedProductIds: [] });
    expect(kept.sections.map(({ name }) => name)).toEqual([...firstSections]);
  });

  test("begins with the three fixed sections, and has each name once (D9-3)", () => {
    const [outline, sources, other] = sections(text("개요"));
    const wrong: [object[], string][] = [
      [[outline!, other!, sources!], "body.sections WIKI_FIRST_SECTIONS"],
      [[outline!, sources!], "body.sections too_few"],
      [
        [outline!, sources!, other!, { name: "o th-er", body: text("x") }],
        "body.sections WIKI_SECTION_NAMES",
      ],
      [sections(), "body.sections.0.body required"],
    ];
    for (const [some, fault] of wrong) expect(faultsOf(draft({ sections: some }))).toContain(fault);
  });

  test("has faults with the path of what is not allowed", () => {
    const link = {
      type: "text",
      text: "x",
      marks: [{ type: "link", attrs: { href: "javascript:alert(1)" } }],
    };
    expect(faultsOf(draft({ sections: sections(text("개요", link)) }))).toEqual([
      "body.sections.0.body.content.0.content.1.marks.0.attrs.href TEXT_LINK",
    ]);
    expect(
      faultsOf(
        draft({
          sections: sections(
            text("길".repeat(19_000)),
            ...Array.from({ length: 5 }, () => text("길".repeat(19_000))),
          ),
        }),
      ),
    ).toEqual(["body.sections TEXT_TOO_LONG"]);
  });
});

const usr = (last: string) => `usr_01KB000000000000000000000${last}` as const;

describe("rules of the wiki", () => {
  const page = { writerId: usr("1"), wikiCategoryId: "wct_1" };

  test("is edited by its writer and by experts of its category, and nobody else (D9-1)", () => {
    const rights = (
      [
        ["1", "NONE", []],
        ["2", "WRITER", ["wct_1"]],
        ["2", "EXPERT", ["wct_2"]],
        ["2", "EXPERT", ["wct_1"]],
      ] as const
    ).map(([last, writerRole, expertCategories]) =>
      mayEdit({ userId: usr(last), writerRole, expertCategories }, page),
    );
    expect(rights).toEqual([true, false, false, true]);
  });

  test("titles are compared by their letters and digits (D9-7)", () => {
    expect(titleKey("MR-J2S 교체 ①")).toBe(titleKey("ｍｒｊ２ｓ교체1"));
    expect([editConflict(4).params, titleTaken("wik_1").params]).toEqual([
      { current: 4 },
      { wikiId: "wik_1" },
    ]);
  });

  test("a page is about the things it names and those it mentions (D9-9)", () => {
    const mention = { type: "productMention", attrs: { productId: `prd_${ulid}`, label: "MR" } };
    const picture = { type: "image", attrs: { fileId: `fil_${ulid}` } };
    const some = sections({ type: "doc", content: [...text("가 ", mention).content, picture] });
    const links = linksOf({ sections: some, linkedProductIds: [], linkedManufactorIds: [] });
    expect(links).toEqual({ linkedProductIds: [`prd_${ulid}`], linkedManufactorIds: [] });
    expect(picturesOf(some)).toEqual([`fil_${ulid}`]);
    expect(excerptOf(some)).toBe("가 MR");
    expect(excerptOf(sections(text("나".repeat(300))))).toBe(`${"나".repeat(160)}…`);
  });

  test("an opinion is decided once, by admins also after its writer, and applied by a later revision (D9-12)", () => {
    const open = { type: "EDIT", result: "NONE", baseRevision: 2 } as const;
    const [applied, declined] = [
      { to: "APPLIED", byAdmin: false },
      { to: "DECLINED", byAdmin: false },
    ] as const;
    expect(() => mustBeDecidable(open, declined, at(2))).not.toThrow();
    expect(() => mustBeDecidable(open, applied, at(3))).not.toThrow();
    expect(() => mustBeDecidable(open, applied, at(2))).toThrow("OPINION_NOT_APPLIED");
    const done = { ...open, result: "APPLIED" } as const;
    expect(() => mustBeDecidable(done, declined, at(3))).toThrow("OPINION_CLOSED");
    const hidden = { currentRevision: 2, status: "HIDDEN" } as const;
    expect(() => mustBeDecidable(open, applied, hidden)).toThrow("OPINION_NOT_APPLIED");
    expect(() => mustBeDecidable({ ...open, type: "STOP" }, applied, hidden)).not.toThrow();
    const laid = { ...open, type: "STOP", result: "DECLINED", escalatedAt: "then" } as const;
    expect(() => mustBeDecidable(laid, declined, at(2))).toThrow("OPINION_CLOSED");
    const byAdmin = { ...declined, byAdmin: true };
    expect(() => mustBeDecidable(laid, byAdmin, at(2))).not.toThrow();
    expect(() => mustBeDecidable({ ...laid, settledAt: "now" }, byAdmin, at(2))).toThrow();
    expect(() => mustBeDecidable(done, byAdmin, at(3))).toThrow("OPINION_CLOSED");
    expect(opinionOpen().code).toBe("OPINION_OPEN");
    expect([stopsToEscalate, stopWaitDays]).toEqual([3, 3]);
  });

  test("a category with pages cannot be deleted (D9-2)", () => {
    expect(() => mustBeEmpty(1)).toThrow("CATEGORY_NOT_EMPTY");
    expect(() => mustBeEmpty(0)).not.toThrow();
    expect(deepestWikiCategory).toBe(2);
  });
});

test("only an EDIT opinion has a proposed text (D9-10)", () => {
  const sent: z.input<typeof opinionRoutes.create.body> = {
    wikiId: `wik_${ulid}`,
    baseRevision: 1,
    type: "EDIT",
    title: "단자 번호",
    content: "CN1의 번호가 다릅니다.",
    proposedText: "CN1-10",
  };
  const kept: OpinionDraft = z.parse(opinionRoutes.create.body, sent);
  expect(kept.fileIds).toEqual([]);
  expect(z.safeParse(opinionRoutes.create.body, { ...sent, type: "STOP" }).success).toBe(false);
});

test("no two routes of the wiki have the same method and path", () => {
  const all = [
    wikiRoutes,
    wikiRevisionRoutes,
    wikiCommentRoutes,
    wikiCategoryRoutes,
    wikiCategoryEntityRoutes,
    opinionRoutes,
  ].flatMap((routes) => Object.values(routes).map(({ method, path }) => `${method} ${path}`));
  expect(new Set(all).size).toBe(all.length);
});
