import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  type CategoryId,
  editOf,
  newWikiCategory,
  publish,
  sectionsOf,
  type Writer,
} from "../../kit/wiki/pages.ts";
import { startWorld, type World } from "../../kit/world.ts";

let world: World;
let category: CategoryId;
beforeAll(async () => {
  world = await startWorld();
  process.env["LIMIT_FACTOR"] = "1000";
  category = (await newWikiCategory(await world.adminUser())).id;
});
afterAll(() => world.stop());

const experts = (count: number) =>
  Promise.all(
    Array.from({ length: count }, () =>
      world.writer({ writerRole: "EXPERT", expertCategories: [category] }),
    ),
  );
type Page = Awaited<ReturnType<typeof publish>>;
const lineOf = (writer: Writer) => `${writer.name} 확인함`;

/** Saves that page with one more line. */
function add(writer: Writer, page: Page) {
  const [outline, ...others] = editOf(page).sections;
  const line = { type: "paragraph", content: [{ type: "text", text: lineOf(writer) }] };
  const body = {
    type: "doc",
    content: [...(outline!.body as { content: object[] }).content, line],
  };
  const sections = [{ ...outline!, body }, ...others];
  return writer.api.wikis.update({
    params: { id: page.id },
    body: { ...editOf(page), sections } as never,
  });
}

describe("D9-8: 200 writers who edit one page at once", () => {
  test("each save it or are told that they did not, and no saved edit is lost", async () => {
    const crowd = await experts(200);
    const page = await publish(crowd[0]!, category, { sections: sectionsOf("처음 글") });
    const outcomes = await Promise.allSettled(crowd.map((writer) => add(writer, page)));
    const saved = outcomes.filter((one) => one.status === "fulfilled");
    const told = outcomes.flatMap((one) => (one.status === "rejected" ? [one.reason.code] : []));
    expect(saved).toHaveLength(1);
    expect(told).toHaveLength(199);
    expect(told.filter((code) => code !== "EDIT_CONFLICT" && code !== "BUSY")).toEqual([]);
    const now = await world.api().wikis.get({ params: { id: page.id } });
    expect(now.currentRevision).toBe(2);
    expect(now.sections).toEqual(saved[0]!.value.sections);
  }, 240_000);

  test("and those who retry until it is saved are all in the text, each in a revision", async () => {
    const crowd = await experts(20);
    const first = await publish(crowd[0]!, category, { sections: sectionsOf("처음 글") });
    const until = async (writer: Writer): Promise<number> => {
      const page = await writer.api.wikis.get({ params: { id: first.id } });
      try {
        return (await add(writer, page)).currentRevision;
      } catch (error) {
        expect(["EDIT_CONFLICT", "BUSY"]).toContain((error as { code: string }).code);
        return until(writer);
      }
    };
    const revisions = await Promise.all(crowd.map(until));
    expect(revisions.toSorted((a, b) => a - b)).toEqual(crowd.map((_one, at) => at + 2));
    const now = await world.api().wikis.get({ params: { id: first.id } });
    expect(now.currentRevision).toBe(21);
    const text = JSON.stringify(now.sections);
    for (const writer of crowd) expect(text).toContain(lineOf(writer));
    const { items } = await world.api().wikiRevisions.revisions({
      params: { id: first.id },
      query: {},
    });
    expect(new Set(items.map(({ editorId }) => editorId)).size).toBe(20);
    expect(items.map(({ revision }) => revision)).toEqual(
      Array.from({ length: 21 }, (_one, at) => 21 - at),
    );
  }, 240_000);
});
