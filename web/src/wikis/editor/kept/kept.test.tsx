import { browserObjects } from "@bupum/ui/test/browser-objects";
import { storage } from "@bupum/ui/storage";
import { storeDraft } from "@bupum/ui/form/stored-draft";
import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { network, show, tidy } from "../../../../test/world.tsx";
import { CreateWikiPage } from "../create-page.tsx";
import { keeperOf, restMs } from "./keeper.ts";

const ulid = "01KB0000000000000000000000";
const userId = `usr_${ulid}`;
const keepAs = `wiki-${userId}`;

beforeEach(() => {
  browserObjects();
  localStorage.clear();
  storage.token.set("token");
});
afterEach(() => {
  tidy();
  storage.token.clear();
  vi.useRealTimers();
});

const body = { type: "doc", content: [{ type: "paragraph" }] };
const fieldsOf = (title: string) => ({
  title,
  wikiCategoryId: "",
  language: "ko",
  tags: [],
  linkedProductIds: [],
  linkedManufactorIds: [],
  files: [],
  sections: ["Outline", "Sources and references", "Other"].map((name) => ({ name, body })),
  summary: "",
});
const inTable = (title: string, version: number, updatedAt: string) => ({
  ...fieldsOf(title),
  version,
  updatedAt,
});
const onMachine = (title: string, note: { at?: string; version?: number }) => {
  storeDraft(keepAs, fieldsOf(title), "machine");
  storeDraft(`${keepAs}-kept`, note, "machine");
};

type Table = ReturnType<typeof inTable> | undefined;
/** The editor of a new wiki with the table's draft; `isCut`: the table cannot be reached. */
async function opened(table: Table, isCut = false) {
  const { sentTo } = network({
    "/users/me": () => ({
      status: 200,
      body: { id: userId, name: "작성자", writerRole: "WRITER", writerApproval: "APPROVED" },
    }),
    "/wikis/categories": () => ({ status: 200, body: { items: [] } }),
    "/wikis/drafts/new": (sent) => {
      if (isCut) throw new TypeError("Failed to fetch");
      const { version } = (sent ?? {}) as { version?: number };
      return version === undefined
        ? { status: 200, body: table ? { draft: table } : {} }
        : { status: 200, body: { version: version + 1, updatedAt: "2026-11-26T06:00:00.000Z" } };
    },
  });
  await show(<CreateWikiPage />);
  const title = await screen.findByRole<HTMLInputElement>("textbox", { name: /^제목/ });
  const kept = () =>
    sentTo("/wikis/drafts/new")
      .map((one) => one.body as { title: string; version: number } | null)
      .filter((sent) => sent !== null);
  return { title, kept, sentTo };
}
const button = (name: string) => screen.getByRole("button", { name });
const [early, late] = ["2026-11-26T01:00:00.000Z", "2026-11-26T02:00:00.000Z"];

test("a newer draft of another machine opens with place and time, and the local one is offered (D9-26)", async () => {
  onMachine("이 기기의 글", { at: early, version: 1 });
  const { title } = await opened(inTable("다른 기기의 글", 2, late));
  expect(title.value).toBe("다른 기기의 글");
  expect(
    screen.getByText(/다른 기기에서 (?:2026년 )?11월 26일 \(목\) .*에 저장한 초안/),
  ).toBeTruthy();
  fireEvent.click(button("이 기기의 초안 불러오기"));
  await waitFor(() =>
    expect(screen.getByRole("textbox", { name: /^제목/ })).toHaveProperty("value", "이 기기의 글"),
  );
  expect(button("다른 기기의 초안 불러오기")).toBeTruthy();
});

test("a newer local draft opens, and the other one is offered (D9-26)", async () => {
  onMachine("이 기기의 글", { at: late, version: 1 });
  const { title } = await opened(inTable("다른 기기의 글", 2, early));
  expect(title.value).toBe("이 기기의 글");
  expect(
    screen.getByText(/이 기기에서 (?:2026년 )?11월 26일 \(목\) .*에 저장한 초안/),
  ).toBeTruthy();
  fireEvent.click(button("다른 기기의 초안 불러오기"));
  await waitFor(() =>
    expect(screen.getByRole("textbox", { name: /^제목/ })).toHaveProperty(
      "value",
      "다른 기기의 글",
    ),
  );
});

test("a draft that continues the table's version is newer, whatever the clocks say", async () => {
  onMachine("이어 쓴 글", { at: early, version: 2 });
  const { title } = await opened(inTable("표에 있는 글", 2, late));
  expect(title.value).toBe("이어 쓴 글");
  expect(screen.queryByRole("button", { name: "다른 기기의 초안 불러오기" })).toBeNull();
});

test("typed text is stored locally at once, and in the table on leaving the page", async () => {
  const { title, kept } = await opened(undefined);
  for (const value of ["근", "근접", "근접센서"]) fireEvent.change(title, { target: { value } });
  expect(localStorage.getItem(`draft:${keepAs}`)).toContain("근접센서");
  expect(kept()).toEqual([]);
  cleanup();
  await waitFor(() => expect(kept()).toMatchObject([{ title: "근접센서", version: 0 }]));
});

test("without the table the editor opens with the local draft, without a message", async () => {
  onMachine("이 기기의 글", { at: early, version: 1 });
  const { title } = await opened(undefined, true);
  expect(title.value).toBe("이 기기의 글");
  fireEvent.change(title, { target: { value: "끊긴 채로 쓴 글" } });
  cleanup();
  await waitFor(() => expect(localStorage.getItem(`draft:${keepAs}`)).toContain("끊긴 채로"));
  expect(screen.queryByRole("alert")).toBeNull();
});

test("a draft that its writer throws away is deleted in both places", async () => {
  onMachine("이 기기의 글", { at: early, version: 2 });
  const { title, sentTo } = await opened(inTable("다른 기기의 글", 2, early));
  const before = sentTo("/wikis/drafts/new").length;
  fireEvent.change(title, { target: { value: "그만둘 글" } });
  fireEvent.click(button("초안 버리고 새로 시작"));
  await waitFor(() =>
    expect(screen.getByRole("textbox", { name: /^제목/ })).toHaveProperty("value", ""),
  );
  expect(localStorage.getItem(`draft:${keepAs}`)).toBeNull();
  expect(sentTo("/wikis/drafts/new").slice(before)).toMatchObject([{ body: null }]);
  expect(screen.queryByText(/저장한 초안/)).toBeNull();
});

/** A keeper whose calls are answered one by one. */
function keeping() {
  vi.useFakeTimers();
  const calls: { fields: string; version: number; end: (with_?: Error) => void }[] = [];
  const keeper = keeperOf<string>({
    version: 0,
    kept: () => undefined,
    send: (fields, version) =>
      new Promise((done, fail) => {
        const end = (error?: Error) => (error ? fail(error) : done({ version: version + 1 }));
        calls.push({ fields, version, end });
      }),
  });
  const said = () => calls.map(({ fields, version }) => `${fields} ${version}`);
  return { keeper, calls, said, pass: (ms: number) => vi.advanceTimersByTimeAsync(ms) };
}

test("a pause of some seconds sends once, and never two at a time", async () => {
  const { keeper, calls, said, pass } = keeping();
  for (const typed of ["a", "ab", "abc"]) {
    keeper.typed(typed);
    await pass(restMs / 2);
  }
  expect(said()).toEqual([]);
  await pass(restMs);
  expect(said()).toEqual(["abc 0"]);
  keeper.typed("abcd");
  await pass(restMs * 3);
  keeper.leave();
  expect(said()).toEqual(["abc 0"]);
  calls[0]!.end();
  await pass(0);
  expect(said()).toEqual(["abc 0", "abcd 1"]);
  calls[1]!.end();
  await pass(restMs * 10);
  expect(said()).toHaveLength(2);
});

test("a failure is repeated with the next change, and a newer draft elsewhere is left alone", async () => {
  const { keeper, calls, said, pass } = keeping();
  keeper.typed("a");
  await pass(restMs);
  calls[0]!.end(new Error("offline"));
  await pass(restMs * 10);
  expect(said()).toEqual(["a 0"]);
  keeper.typed("ab");
  await pass(restMs);
  expect(said()).toEqual(["a 0", "ab 0"]);
  calls[1]!.end(Object.assign(new Error(), { code: "VERSION_CONFLICT", status: 409 }));
  await pass(0);
  keeper.typed("abc");
  await pass(restMs);
  keeper.leave();
  expect(said()).toHaveLength(2);
});
