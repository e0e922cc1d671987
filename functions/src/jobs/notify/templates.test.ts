import { inAppEvents, noticeEvents } from "@bupum/shared/notices/notifications/events";
import { noticeParams } from "@bupum/shared/notices/notifications/params";
import { packItems } from "@bupum/shared/notices/notifications/notice-items";
import { en } from "@bupum/shared/notices/notifications/words/en";
import { ko } from "@bupum/shared/notices/notifications/words/ko";
import { zh } from "@bupum/shared/notices/notifications/words/zh";
import { describe, expect, test } from "vitest";
import { templateFilled, templateIds, templateText, templateVariables } from "./templates.ts";

describe("an AlimTalk template", () => {
  test("has its own id", () => {
    const ids = Object.values(templateIds);
    expect(new Set(ids).size).toBe(noticeEvents.length - inAppEvents.length);
    expect(ids.filter((id) => !/^KA01TP\w{26,27}$/.test(id))).toEqual([]);
  });

  test("stays within Kakao's 1,000 characters with names of any length", () => {
    for (const event of noticeEvents) {
      const name = "가".repeat(500);
      const items = packItems(
        Array.from({ length: 50 }, () => ({ part: name.slice(0, 90), quantity: 9, unit: "EA" })),
      );
      const long = {
        ...Object.fromEntries(noticeParams[event].map((param) => [param, name])),
        lines: 50,
        sellers: 10,
        items,
      };
      const variables = templateVariables(event, long);
      expect(templateFilled(event, variables).length, event).toBeLessThanOrEqual(1_000);
    }
  });

  test("names every line that fits, and the number of the others", () => {
    const items = Array.from({ length: 30 }, (_, index) => ({
      part: `E3Z-D${index + 100}`,
      quantity: 1200,
      unit: "EA",
      amount: 3_000_000,
      currency: "KRW" as const,
    }));
    const listed = (count: number) =>
      templateVariables("QUOTE_RECEIVED", { items: packItems(items.slice(0, count)) })["#{items}"];
    expect(listed(2)).toBe("E3Z-D100 1,200 EA · 3,000,000원\nE3Z-D101 1,200 EA · 3,000,000원");
    expect(listed(30)).toMatch(/^E3Z-D100 .*\nE3Z-D101 [^]*\n외 \d+건$/);
    const many = items.map(({ part }) => ({ part, quantity: 1, unit: "EA" }));
    const packed = packItems(Array.from({ length: 20 }, () => many).flat());
    const text = templateVariables("QUOTE_RECEIVED", { items: packed })["#{items}"]!;
    expect(text).toMatch(new RegExp(`\n외 ${600 - (text.split("\n").length - 1)}건$`));
  });

  test("has a value for each parameter, also for absent ones", () => {
    for (const event of noticeEvents) {
      const filled = templateFilled(event, templateVariables(event, {}));
      expect(filled, event).not.toContain("#{");
      expect(Object.keys(templateVariables(event, {})).toSorted(), event).toEqual(
        [...new Set(templateText(event).match(/#\{\w+\}/g))].toSorted(),
      );
    }
  });
});

test("a code fits into one short message of 90 bytes in EUC-KR", () => {
  for (const { codeText } of [ko, en, zh]) {
    const text = codeText.replace("{code}", "123456");
    const bytes = [...text].reduce((sum, letter) => sum + (letter > "~" ? 2 : 1), 0);
    expect(bytes, text).toBeLessThanOrEqual(90);
    expect(text).toMatch(/^[ -~가-힣]+$/);
  }
});
