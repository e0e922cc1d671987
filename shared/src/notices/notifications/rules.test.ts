import { assert, integer, property } from "fast-check";
import { describe, expect, test } from "vitest";
import { isNight } from "../../kernel/calendar/calendar.ts";
import { languages } from "../../kernel/language/languages.ts";
import { addHours } from "../../kernel/time.ts";
import { noticeEvents } from "./events.ts";
import { noticeParams } from "./params.ts";
import { noticeText } from "./notice-text.ts";
import { channelsFor, heldUntil, type Reachable } from "./rules.ts";
import { en } from "./words/en.ts";
import { ko } from "./words/ko.ts";
import { zh } from "./words/zh.ts";

const reachable: Reachable = {
  alarmType: "KAKAO",
  language: "ko",
  email: "kim@example.com",
  emailVerified: true,
  phone: "+821012345678",
  phoneVerified: true,
};

describe("the way outside the app", () => {
  test("is AlimTalk, and one mail after a failure, for readers who chose AlimTalk", () => {
    expect(channelsFor(reachable)).toEqual(["KAKAO", "EMAIL"]);
  });
  test("is mail only for readers who chose mail, or the phone without a verified mail address", () => {
    expect(channelsFor({ ...reachable, alarmType: "EMAIL" })).toEqual(["EMAIL"]);
    expect(channelsFor({ ...reachable, alarmType: "EMAIL", emailVerified: false })).toEqual([
      "KAKAO",
    ]);
  });
  test("is mail for readers of English and Chinese", () => {
    expect(channelsFor({ ...reachable, language: "en" })).toEqual(["EMAIL"]);
    expect(channelsFor({ ...reachable, language: "zh" })).toEqual(["EMAIL"]);
  });
  test("is never an unverified address or a landline, and nothing for readers who chose none", () => {
    expect(channelsFor({ ...reachable, emailVerified: false, phone: "+82212345678" })).toEqual([]);
    expect(channelsFor({ ...reachable, alarmType: "NOT_RECEIVE" })).toEqual([]);
  });
});

describe("the night", () => {
  test("ends at 08:00 in Seoul", () => {
    expect(heldUntil("QUOTE_RECEIVED", "2026-11-20T12:00:00.000Z")).toBe(
      "2026-11-20T23:00:00.000Z",
    );
    expect(heldUntil("QUOTE_RECEIVED", "2026-11-20T22:59:59.999Z")).toBe(
      "2026-11-20T23:00:00.000Z",
    );
    expect(heldUntil("QUOTE_RECEIVED", "2026-11-20T23:00:00.000Z")).toBeUndefined();
  });
  test("never delays an order", () => {
    expect(heldUntil("ORDER_RECEIVED", "2026-11-20T15:00:00.000Z")).toBeUndefined();
  });
  test("delays until the morning, by at most eleven hours", () => {
    const hours = integer({ min: 0, max: 24 * 366 });
    assert(
      property(hours, (hour) => {
        const now = addHours("2026-01-01T00:30:00.000Z", hour);
        const until = heldUntil("QUOTE_RECEIVED", now);
        if (until === undefined) return !isNight(now);
        return !isNight(until) && until > now && until <= addHours(now, 11);
      }),
    );
  });
});

describe("the words", () => {
  const madeOf: Record<string, string[]> = {
    what: ["part", "lines"],
    who: ["seller", "sellers"],
    slips: ["moved", "passed"],
    life: ["life", "lastOrderOn", "successor"],
  };
  const words = { ko, en, zh };
  test.each(languages)("in %s name all parameters of their event, and nothing else", (own) => {
    for (const event of noticeEvents) {
      const { title, body } = words[own].events[event];
      const named = [...`${title} ${body}`.matchAll(/\{(\w+)\}/g)].flatMap(
        ([, name]) => madeOf[name!] ?? [name],
      );
      // The lines listed below the sentence are not part of it.
      const brought = noticeParams[event].filter((name) => name !== "items");
      expect(new Set(named), event).toEqual(new Set(brought));
    }
  });
  test("have times in Seoul and reasons in words", () => {
    const estimate = noticeText(
      {
        event: "ESTIMATE_RECEIVED",
        params: {
          number: "ES-1",
          buyer: "가온",
          part: "A",
          lines: 2,
          dueAt: "2026-11-24T09:00:00.000Z",
        },
      },
      ko,
      "ko",
      "2026-11-23T00:00:00.000Z",
    );
    expect(estimate.body).toContain("11월 24일 (화) 18:00");
    const refused = noticeText(
      {
        event: "ORDER_REJECTED",
        params: { number: "PO-1", seller: "S", part: "A", reason: "OUT_OF_STOCK" },
      },
      en,
      "en",
      "2026-11-23T00:00:00.000Z",
    );
    expect(refused.body).toContain("out of stock");
  });
});
