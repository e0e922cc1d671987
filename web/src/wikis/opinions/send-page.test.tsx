import { browserObjects } from "@bupum/ui/test/browser-objects";
import { storage } from "@bupum/ui/storage";
import { showSite } from "@bupum/ui/test/site";
import { createRootRoute, createRoute, Outlet } from "@tanstack/react-router";
import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { network, tidy } from "../../../test/world.tsx";
import { ko } from "../../words/ko.ts";
import { SendOpinionPage } from "./send-page.tsx";

beforeEach(() => {
  browserObjects();
  sessionStorage.clear();
  storage.token.set("token");
});
afterEach(() => {
  storage.token.clear();
  tidy();
});

const ulid = "01KB0000000000000000000000";
const wikiId = `wik_${ulid}`;
const body = (text: string) => ({
  type: "doc",
  content: text ? [{ type: "paragraph", content: [{ type: "text", text }] }] : [],
});
const wiki = {
  id: wikiId,
  title: "MR-J2S 교체",
  language: "ko",
  writerId: "usr_01KB0000000000000000000001",
  writerName: "바른 기계",
  currentRevision: 3,
  sections: [
    { name: "Outline", order: 0, body: body("전원부터 봅니다.") },
    { name: "Sources and references", order: 1, body: body("") },
    { name: "Other", order: 2, body: body("") },
    { name: "배선", order: 3, body: body("CN1에 잇습니다.") },
  ],
};

const fill = (name: RegExp, value: string) =>
  fireEvent.change(screen.getByRole("textbox", { name }), { target: { value } });

async function reopened() {
  const { sentTo } = network({
    [`/wikis/${wikiId}`]: () => ({ status: 200, body: wiki }),
    "/users/me": () => ({ status: 200, body: { id: `usr_${ulid}`, name: "독자" } }),
    "/wiki-request-histories": () => ({ status: 201, body: { id: `wrh_${ulid}` } }),
  });
  const root = createRootRoute({ component: Outlet });
  const inside = createRoute({ getParentRoute: () => root, id: "_signedIn", component: Outlet });
  const page = createRoute({
    getParentRoute: () => inside,
    path: "/wiki/$wikiId/opinion",
    component: SendOpinionPage,
  });
  const read = createRoute({
    getParentRoute: () => root,
    path: "/wiki/$wikiId",
    component: () => <h1>위키 본문</h1>,
  });
  await showSite(
    root.addChildren([inside.addChildren([page]), read]),
    ko,
    `/wiki/${wikiId}/opinion`,
  );
  const type = await screen.findByRole("combobox", { name: /종류/ });
  return { sentTo, type };
}

async function opened() {
  const { sentTo, type } = await reopened();
  fill(/제목/, "출처가 없습니다");
  fill(/내용/, "어디에서 온 수치인지 알 수 없습니다.");
  return { sentTo, type };
}
const send = () => fireEvent.click(screen.getByRole("button", { name: "의견 보내기" }));

test.each(["STOP", "ETC"])("a %s is sent without a proposed text", async (kind) => {
  const { sentTo, type } = await opened();
  fireEvent.change(type, { target: { value: kind } });
  send();
  await screen.findByText("위키 본문");
  expect(sentTo("/wiki-request-histories").map((sent) => sent.body)).toEqual([
    {
      wikiId,
      baseRevision: 3,
      type: kind,
      title: "출처가 없습니다",
      content: "어디에서 온 수치인지 알 수 없습니다.",
      fileIds: [],
    },
  ]);
});

test("an unsent opinion is restored with a notice, and discarded by a button", async () => {
  const { type } = await opened();
  fireEvent.change(type, { target: { value: "STOP" } });
  cleanup();
  await reopened();
  expect(screen.getByRole("textbox", { name: /제목/ })).toHaveProperty("value", "출처가 없습니다");
  fireEvent.click(screen.getByRole("button", { name: "지우고 새로 쓰기" }));
  expect(screen.getByRole("textbox", { name: /제목/ })).toHaveProperty("value", "");
  expect(screen.queryByText("이전에 쓰던 의견을 불러왔습니다.")).toBeNull();
});

test("an EDIT proposes the text of a section, which are offered in reading order", async () => {
  const { sentTo } = await opened();
  const sections = within(screen.getByRole("combobox", { name: /섹션/ })).getAllByRole("option");
  expect(sections.map(({ textContent }) => textContent)).toEqual([
    "개요",
    "배선",
    "출처 및 참고 자료",
    "기타",
  ]);
  send();
  await waitFor(() =>
    expect(sentTo("/wiki-request-histories")[0]?.body).toMatchObject({
      type: "EDIT",
      sectionName: "Outline",
      proposedText: "전원부터 봅니다.",
    }),
  );
});
