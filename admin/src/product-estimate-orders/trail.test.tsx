import type { TrailEvent } from "@bupum/shared/kernel/trail";
import { addMs } from "@bupum/shared/kernel/time";
import { browserObjects } from "@bupum/ui/test/browser-objects";
import { MantineProvider } from "@mantine/core";
import { cleanup, render, screen } from "@testing-library/react";
import { IntlProvider } from "use-intl";
import { afterEach, beforeEach, expect, test } from "vitest";
import { en } from "../words/en.ts";
import { ko } from "../words/ko.ts";
import { zh } from "../words/zh.ts";
import { causes, useEventNames } from "./record-words.ts";
import { Trail } from "./trail.tsx";

beforeEach(browserObjects);
afterEach(cleanup);

const event: TrailEvent = {
  entity: "estimate",
  id: "est_1",
  from: "PENDING",
  to: "REPLIED",
  via: "WEB",
  actor: "usr_1",
  actorRole: "SELLER",
  at: "2026-11-20T00:00:00.000Z",
};
const names = new Map([["est_1", "한빛부품"]]);
const lines = new Map([["l01", "PN-1"]]);

function Page({ events }: { events: TrailEvent[] }) {
  return <Trail events={events} nameOf={useEventNames()({ names, lines })} />;
}
function show(...changed: Partial<TrailEvent>[]): string {
  const events = changed.map((one, at) => ({ ...event, at: addMs(event.at, at), ...one }));
  render(
    <IntlProvider locale="ko" timeZone="Asia/Seoul" messages={ko}>
      <MantineProvider>
        <Page events={events} />
      </MantineProvider>
    </IntlProvider>,
  );
  return screen.getByRole("list").textContent ?? "";
}

test("an answer by a mail's link is distinguished from one on the site", () => {
  expect(show({ via: "LINK" })).toContain("판매자 · 메일 링크");
});

test("acts of the system are shown as the system's", () => {
  const text = show({ via: "SYSTEM", actorRole: "GUEST", actor: "guest" });
  expect(text).toContain("시스템");
});

test("no step repeats a word, and lines in several states are listed one by one", () => {
  const text = show({ from: "PENDING,REPLIED", to: "REJECTED" });
  expect(text).toContain("견적 대기, 제출 → 거절");
  expect(text).not.toContain("견적 견적");
});

test("a step names its lines", () => {
  expect(show({ lineIds: ["l01", "l02"] })).toContain("한빛부품 · PN-1 · 외 1건");
  cleanup();
  expect(show({ lineIds: ["l03"] })).toContain("한빛부품 · 다른 품목");
});

test("each code of a reason has words in each language", () => {
  for (const { productEstimateOrders: words } of [ko, en, zh])
    for (const cause of causes) expect(words.causes[cause]).toBeTruthy();
  expect(show(...causes.map((reason) => ({ reason })))).not.toMatch(/[A-Z]{4,}_?|force/);
});
