import { describe, expect, test } from "vitest";
import { fill } from "./fill.ts";
import { languageOf } from "./language-of.ts";
import { addressOf, languageOfPath, prefixOf } from "./site-path.ts";

test.each([
  [undefined, "ko"],
  ["", "ko"],
  ["en", "en"],
  ["zh-CN,zh;q=0.9", "zh"],
  ["EN-us", "en"],
  ["fr,de;q=0.8", "ko"],
  ["fr, en;q=0.5", "en"],
  ["en;q=0.1, zh;q=0.9", "zh"],
  ["en; q=0.2,ko ; q=0.3", "ko"],
  ["en;level=1;q=0.4, zh;q=0.5", "zh"],
] as const)("Accept-Language %s is answered in %s", (header, language) => {
  expect(languageOf(header)).toBe(language);
});

const at = (language: "ko" | "en", rest: string) => addressOf("https://b.kr", language, rest);

describe("an address", () => {
  test("has the language in its path, except for Korean", () => {
    expect([prefixOf("ko"), prefixOf("en"), prefixOf("zh")]).toEqual(["", "/en", "/zh"]);
    expect(languageOfPath("/search")).toEqual({ language: "ko", rest: "/search" });
    expect(languageOfPath("/en/search")).toEqual({ language: "en", rest: "/search" });
    expect(languageOfPath("/zh")).toEqual({ language: "zh", rest: "/" });
    expect(languageOfPath("/english")).toEqual({ language: "ko", rest: "/english" });
    expect(languageOfPath("/ko/search")).toEqual({ language: "ko", rest: "/ko/search" });
  });

  test("ends without a slash", () => {
    expect(at("ko", "/")).toBe("https://b.kr");
    expect(at("en", "/")).toBe("https://b.kr/en");
    expect(at("ko", "/search/")).toBe("https://b.kr/search");
    expect(at("en", "/wiki/a")).toBe("https://b.kr/en/wiki/a");
  });
});

test("a sentence is filled with its values: lists joined by commas, absent ones empty", () => {
  expect(fill("{a} of {b}: {c}{d}", { a: 1, b: ["x", "y"], c: "" })).toBe("1 of x, y: ");
  expect(fill("no hole")).toBe("no hole");
});
