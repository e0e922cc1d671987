// @vitest-environment jsdom
import { expect, test } from "vitest";
import { feedOf } from "./feed.ts";

process.env["SITE_URL"] = "https://bupum.test/";
const about = { title: "위키", description: "글", path: "/wiki", self: "/api/wikis/rss" };

/** Every character of the first plane, single surrogates included, and one of another plane. */
const everything = `${Array.from({ length: 0x10000 }, (_, code) => String.fromCharCode(code)).join(" ")} 😀`;

const parsed = async (text: string) => {
  const item = { title: text, description: text, language: "ko", path: "/wiki/1" } as const;
  const xml = await feedOf(about, [{ ...item, at: "2026-11-25T00:00:00.000Z" }], "ko").text();
  return new DOMParser().parseFromString(xml, "application/xml");
};

test("an XML parser reads a feed with any texts, and returns them unchanged", async () => {
  const read = await parsed(everything);
  expect(read.querySelector("parsererror")).toBeNull();
  const title = read.querySelector("item > title")!.textContent;
  for (const kept of ["<", "&", '"', "가", "\u00a0", "\ufffd", "😀"]) expect(title).toContain(kept);
});

test.each(["\u0000", "\u000b", "\ud800", "\udfff", "\ufffe", "\uffff"])(
  "characters that XML does not allow are left out (%j)",
  async (mark) => {
    const read = await parsed(`앞${mark}뒤`);
    expect(read.querySelector("item > title")!.textContent).toBe("앞뒤");
  },
);
