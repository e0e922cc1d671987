import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import * as z from "zod/mini";
import { DraftForm, SendButton } from "../src/form/draft-form.tsx";
import { useDraft } from "../src/form/draft.ts";
import { laterSection } from "../src/frame/later-section.tsx";
import { Loading } from "../src/display/states.tsx";
import { browserObjects } from "./browser-objects.ts";
import { show, tidy } from "./world.tsx";

beforeEach(browserObjects);
afterEach(() => {
  tidy();
  vi.restoreAllMocks();
});

/** Cuts or gives the connection, as the browser tells a page of it. */
function connection(online: boolean) {
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(online);
  act(() => void dispatchEvent(new Event(online ? "online" : "offline")));
}

test("a part whose code does not load shows so in its place, and loads when the connection returns", async () => {
  vi.spyOn(console, "error").mockReturnValue(undefined);
  connection(false);
  const load = vi
    .fn<() => Promise<() => string>>()
    .mockRejectedValueOnce(new TypeError("Failed to fetch dynamically imported module"))
    .mockResolvedValue(() => "추천 검색어");
  const Part = laterSection(load);
  show(
    <>
      <p>부품 찾기</p>
      <Part />
    </>,
  );
  expect(await screen.findByText("인터넷에 연결되면 불러옵니다")).toBeTruthy();
  expect(screen.getByText("부품 찾기")).toBeTruthy();
  connection(true);
  expect(await screen.findByText("추천 검색어")).toBeTruthy();
  expect(screen.queryByText("인터넷에 연결되면 불러옵니다")).toBeNull();
});

test("a part that failed to load is requested again when it is needed", async () => {
  vi.spyOn(console, "error").mockReturnValue(undefined);
  const load = vi
    .fn<() => Promise<() => string>>()
    .mockRejectedValueOnce(new TypeError("Failed to fetch dynamically imported module"))
    .mockResolvedValue(() => "추천 검색어");
  const Part = laterSection(load);
  const { unmount } = show(<Part />);
  expect(await screen.findByText("불러오지 못했습니다")).toBeTruthy();
  unmount();
  show(<Part />);
  expect(await screen.findByText("추천 검색어")).toBeTruthy();
});

test("an optional part that failed to load leaves its place empty", async () => {
  vi.spyOn(console, "error").mockReturnValue(undefined);
  const load = vi.fn(() => Promise.reject(new TypeError("Failed to fetch")));
  const Part = laterSection(load, { quiet: true });
  show(
    <main>
      <Part />
    </main>,
  );
  await waitFor(() => expect(load).toHaveBeenCalled());
  expect(screen.getByRole("main").textContent).toBe("");
});

test("a form that waits for the network says so in its place", () => {
  connection(false);
  show(<Loading />);
  expect(screen.getByText("인터넷에 연결되면 불러옵니다")).toBeTruthy();
  connection(true);
  expect(screen.queryByText("인터넷에 연결되면 불러옵니다")).toBeNull();
});

function Order({ send }: { send: () => Promise<void> }) {
  const draft = useDraft({ schema: z.strictObject({}), initial: {}, send });
  return (
    <DraftForm draft={draft} label="주문">
      <SendButton>주문하기</SendButton>
    </DraftForm>
  );
}
const press = () => fireEvent.submit(screen.getByRole("form", { name: "주문" }));

test("a form sent without a connection waits, and is sent only after a confirmation", async () => {
  const send = vi.fn(async () => undefined);
  show(<Order send={send} />);
  connection(false);
  press();
  expect(await screen.findByText(/아직 보내지 않았습니다/)).toBeTruthy();
  connection(true);
  expect(await screen.findByText("다시 연결되었습니다")).toBeTruthy();
  expect(send).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole("button", { name: "지금 보내기" }));
  await waitFor(() => expect(send).toHaveBeenCalledTimes(1));
});

test("a form that is discarded then is not sent, and can be sent anew", async () => {
  const send = vi.fn(async () => undefined);
  show(<Order send={send} />);
  connection(false);
  press();
  await screen.findByText(/아직 보내지 않았습니다/);
  connection(true);
  fireEvent.click(await screen.findByRole("button", { name: "보내지 않기" }));
  await waitFor(() => expect(screen.queryByText("다시 연결되었습니다")).toBeNull());
  expect(send).not.toHaveBeenCalled();
  press();
  await waitFor(() => expect(send).toHaveBeenCalledTimes(1));
});

test("a waiting form is discarded when its page is left", async () => {
  const send = vi.fn(async () => undefined);
  const { unmount } = show(<Order send={send} />);
  connection(false);
  press();
  await screen.findByText(/아직 보내지 않았습니다/);
  unmount();
  connection(true);
  show(<p>다른 화면</p>);
  expect(screen.queryByText("다시 연결되었습니다")).toBeNull();
  expect(send).not.toHaveBeenCalled();
});
