import type { Opinion } from "@bupum/shared/reading/wiki-request-histories/contract";
import { browserObjects } from "@bupum/ui/test/browser-objects";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { network, show, tidy } from "../../test/world.tsx";
import { HeldBar } from "../decisions/held-bar.tsx";
import { ko } from "../words/ko.ts";
import { Decision } from "./decision.tsx";

beforeEach(browserObjects);
afterEach(tidy);

const opinion: Opinion = {
  id: "wrh_01KB0000000000000000000000",
  wikiId: "wik_01KB0000000000000000000000",
  wikiTitle: "퓨즈 고르기",
  baseRevision: 2,
  requesterId: "usr_01KB0000000000000000000001",
  requesterName: "가온 제어",
  writerId: "usr_01KB0000000000000000000000",
  type: "STOP",
  title: "내려 주세요",
  content: "지금은 맞지 않는 내용입니다.",
  files: [],
  isViewed: true,
  result: "DECLINED",
  escalatedAt: "2026-11-24T00:00:00.000Z",
  createdAt: "2026-11-22T00:00:00.000Z",
};
const draw = async (of: Opinion, wiki: object) => {
  const sent = network({
    [`/wiki-entities/${of.wikiId}`]: () => ({
      id: of.wikiId,
      status: "PUBLISHED",
      currentRevision: 2,
      ...wiki,
    }),
    [`/wiki-request-history-entities/${of.id}`]: () => of,
  });
  const Shown = () => (
    <>
      <Decision opinion={of} />
      <HeldBar />
    </>
  );
  await show("/opinions", Shown, "/opinions");
  return sent;
};
const note = "세 분이 요청했습니다.";
const fill = async (act: string) => {
  fireEvent.click(await screen.findByRole("button", { name: act }));
  const dialog = within(await screen.findByRole("dialog"));
  fireEvent.change(dialog.getByRole("textbox"), { target: { value: note } });
  fireEvent.click(dialog.getByRole("button", { name: act }));
  fireEvent.click(await screen.findByRole("button", { name: ko.decisions.now }));
};

test("granting a request to stop hides the wiki first, then marks the request as applied", async () => {
  const sent = await draw(opinion, {});
  await fill("위키 숨기고 반영");
  await waitFor(() => expect(sent.some(({ method }) => method === "PATCH")).toBe(true));
  expect(sent.filter(({ method }) => method !== "GET")).toMatchObject([
    { method: "PUT", body: { status: "HIDDEN", reason: note } },
    { method: "PATCH", body: { result: "APPLIED", resultNote: note } },
  ]);
});

test("a request that the writer declined is declined by the admin with own words", async () => {
  const sent = await draw(opinion, {});
  await fill("미반영으로 처리");
  await waitFor(() =>
    expect(sent.find(({ method }) => method === "PATCH")?.body).toEqual({
      result: "DECLINED",
      resultNote: note,
    }),
  );
});

test("an edit proposal cannot be marked as applied before there is a later revision", async () => {
  const { escalatedAt: _laid, ...calm } = opinion;
  await draw({ ...calm, type: "EDIT", result: "NONE" }, {});
  await screen.findByText(/아직 반영으로 처리할 수 없습니다/);
  expect(screen.queryByRole("button", { name: "반영으로 처리" })).toBeNull();
});

test("after an admin's decision no action is offered", async () => {
  await draw({ ...opinion, settledAt: "2026-11-25T00:00:00.000Z" }, {});
  expect(screen.queryByRole("button")).toBeNull();
});
