import { addHours, toInstant } from "@bupum/shared/kernel/time";
import { newsDraft } from "@bupum/shared/reading/news/admin-contract";
import * as z from "zod/mini";
import { describe, expect, test } from "vitest";
import { buyers, sellers } from "../people/people.ts";
import { userIdOf } from "../people/people-rows.ts";
import { writerAccount, writerRows } from "../people/writers.ts";
import { allNewsRows } from "./news-rows.ts";
import { readWikis } from "./read.ts";

const now = toInstant(new Date());
const rows = allNewsRows(now);
const items = rows.filter(({ sk }) => sk === "news");

describe("the news of the demo market", () => {
  test("are thirty that an admin could have written, none dated in the future", () => {
    expect(items).toHaveLength(30);
    for (const row of items) {
      const { title, summary, body, newsCategoryId, language, sourceName, publishedAt } = row;
      const draft = { title, summary, body, newsCategoryId, language, sourceName, publishedAt };
      expect(z.safeParse(newsDraft, draft).error?.issues ?? [], String(title)).toEqual([]);
      expect(String(publishedAt) <= now).toBe(true);
    }
  });

  test("are counted by their categories, and each has its two cards", () => {
    const categories = rows.filter(({ pk }) => pk === "news-categories");
    const counted = categories.reduce((sum, { newsCount }) => sum + Number(newsCount), 0);
    expect(counted).toBe(items.length);
    expect(rows).toHaveLength(categories.length + 3 * items.length);
  });
});

describe("the writers of the demo market", () => {
  const states = [...sellers, ...buyers].flatMap((one) => writerRows(one, userIdOf(one), now));
  const applications = states.filter(({ sk }) => sk === "info");

  test("are certified on every page that names them", () => {
    const named = new Set(readWikis("ko").map(({ writer }) => writer));
    expect(
      [...named].filter((key) => writerAccount(key, key).writerApproval !== "APPROVED"),
    ).toEqual([]);
  });

  test("are in every state of the review, and open reviews are not overdue on the first day", () => {
    expect(new Set(applications.map(({ status }) => status))).toEqual(
      new Set(["APPROVED", "PENDING", "CORRECTION", "REJECTED"]),
    );
    const waiting = applications.find(({ status }) => status === "PENDING");
    expect(String(waiting?.["reviewDueAt"]) > addHours(now, 1)).toBe(true);
  });
});
