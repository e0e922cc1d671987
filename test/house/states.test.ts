import { noticeEvents } from "@bupum/shared/notices/notifications/events";
import { en as enNotices } from "@bupum/shared/notices/notifications/words/en";
import { ko as koNotices } from "@bupum/shared/notices/notifications/words/ko";
import { zh as zhNotices } from "@bupum/shared/notices/notifications/words/zh";
import { en } from "@bupum/shared/notices/states/words/en";
import { ko } from "@bupum/shared/notices/states/words/ko";
import type { StateWords } from "@bupum/shared/notices/states/words/types";
import { zh } from "@bupum/shared/notices/states/words/zh";
import { describe, expect, test } from "vitest";
import { ko as adminKo } from "../../admin/src/words/ko.ts";
import { ko as webKo } from "../../web/src/words/ko.ts";
import { filesLike, textOf } from "./sources.ts";

/** The cells of the page's tables, under the heading of their kind of thing. */
const sections = textOf("docs/states.md")
  .split(/^## /m)
  .slice(1)
  .map((section) => ({
    kind: /`(\w+)`/.exec(section.split("\n")[0]!)?.[1],
    rows: [...section.matchAll(/^\| (.+) \|$/gm)]
      .map(([, cells]) => cells!.split(" | ").map((cell) => cell.trim()))
      .slice(2),
  }));

const flat = (words: StateWords): [string, string][] =>
  Object.entries(words).flatMap(([kind, states]) =>
    Object.entries(states as Record<string, string>).map(([state, word]): [string, string] => [
      `${kind}.${state}`,
      word,
    ]),
  );

describe("the page of states", () => {
  test("has the words of the code, in three languages", () => {
    const page = sections.flatMap(({ kind, rows }) =>
      kind ? rows.map(([state, ...said]) => [`${kind}.${state}`, ...said]) : [],
    );
    const [english, chinese] = [new Map(flat(en)), new Map(flat(zh))];
    const words = flat(ko).map(([path, word]) => [
      path,
      word,
      english.get(path),
      chinese.get(path),
    ]);
    expect(page).toEqual(words);
  });

  test("names the state of each notice, whose title uses the state's word", () => {
    const rows = sections.find(({ kind }) => kind === undefined)!.rows;
    expect(rows.length).toBeGreaterThan(10);
    const each = [
      [flat(ko), koNotices],
      [flat(en), enNotices],
      [flat(zh), zhNotices],
    ] as const;
    const faults = each.flatMap(([words, { events }]) =>
      rows.flatMap(([event, path]) => {
        const word = new Map(words).get(path!.replaceAll("`", ""));
        const known = noticeEvents.find((one) => one === event);
        const title = known && events[known].title;
        return word && title?.toLowerCase().includes(word.toLowerCase())
          ? []
          : [`${event}: ${title}`];
      }),
    );
    expect(faults).toEqual([]);
  });
});

test("both sites use these words and none of their own", () => {
  expect(webKo.estimateGroups.list.states).toBe(ko.request);
  expect(webKo.productEstimates.states).toBe(ko.request);
  expect(webKo.productEstimates.sellers.states).toBe(ko.estimate);
  expect(webKo.sellerEstimates.estimateStates).toBe(ko.estimate);
  expect(webKo.sellerEstimates.states).toBe(ko.line);
  expect(webKo.sellerOrders.states).toBe(ko.order);
  expect(webKo.productEstimateOrders.states).toBe(ko.order);
  expect(webKo.boards.states).toBe(ko.board);
  expect(webKo.sellerInfos.states).toBe(ko.review);
  expect(adminKo.sellerInfos.statuses).toMatchObject(ko.review);
  expect(adminKo.boards.states).toBe(ko.board);
  expect(adminKo.users.approvals).toBe(ko.review);
  expect(webKo.writerInfos.states).toBe(ko.writer);
  expect(adminKo.writerInfos.statuses).toMatchObject(ko.writer);
  expect(adminKo.registerRequests.statuses).toBe(ko.sheet);
});

describe("Korean texts", () => {
  const files = filesLike("**/words/ko.ts", "web/src/{legal/texts,auth/consents}/ko.ts");
  const said = (pattern: RegExp) =>
    files.flatMap((file) =>
      [...textOf(file).matchAll(pattern)].map(([found]) => `${file}: ${found}`),
    );

  test("have a particle in both forms after a name", () => {
    expect(said(/\}(?:[은는이가을를과와]|으?로)(?=[\s.,!?"])/g)).toEqual([]);
  });

  test("of AlimTalk are fixed, so they have no particle after a name", () => {
    const { events } = koNotices;
    const bodies = noticeEvents.map((event) => `${events[event].title} ${events[event].body}`);
    expect(
      bodies.filter((text) => /은\(는\)|이\(가\)|을\(를\)|과\(와\)|\(으\)로/.test(text)),
    ).toEqual([]);
  });

  test("use no word that was replaced by a better one", () => {
    const old =
      /받은 견적 관리|내지 못한다고|거두어들|함께 보는 부품|판매자에게 묻기|대체품도 좋습니다|우리 발주번호|보낸 때|처음으로"|빼기"|직접 적기|출고로 수락|견적 문의|주문 완료|판매 거절|답변 완료/g;
    expect(said(old)).toEqual([]);
  });
});
