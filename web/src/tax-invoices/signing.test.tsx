import { browserObjects } from "@bupum/ui/test/browser-objects";
import { Dialogs } from "@bupum/ui/frame/dialogs";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { network, show, tidy } from "../../test/world.tsx";
import { Signing } from "./signing.tsx";

beforeEach(() => {
  browserObjects();
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-30T03:00:00.000Z") });
});
afterEach(tidy);

test("each press on the way to a certificate asks for an address of its own, in a window that is open before", async () => {
  const none = { mode: "MANUAL", signing: "NO_CERTIFICATE" };
  const urls = [
    "https://example.com/1",
    "https://example.com/2",
    "https://example.com/3",
    undefined,
  ];
  network({
    "/settings": () => ({ status: 200, body: { ...none, signing: "NONE" } }),
    "/signing": () => ({ status: 200, body: { ...none, url: urls.shift() } }),
  });
  const shown = { opener: {}, location: { replace: vi.fn() }, close: vi.fn() };
  const opened = vi.spyOn(globalThis, "open").mockReturnValue(shown as never);
  await show(<Signing />);
  const prepare = await screen.findByRole("button", { name: "발행 준비하기" });
  fireEvent.click(screen.getByRole("button", { name: "바꾸기" }));
  expect(screen.getByLabelText("월말 합계 자동 발행")).toHaveProperty("disabled", true);
  fireEvent.click(prepare);
  const register = await screen.findByRole("button", { name: "공동인증서 등록하기 (새 창)" });
  for (const url of ["https://example.com/2", "https://example.com/3"]) {
    await waitFor(() => expect(register).toHaveProperty("disabled", false));
    fireEvent.click(register);
    expect(shown.location.replace).not.toHaveBeenCalledWith(url);
    await waitFor(() => expect(shown.location.replace).toHaveBeenLastCalledWith(url));
  }
  expect(shown).toMatchObject({ opener: null });
  expect(shown.close).not.toHaveBeenCalled();
  await waitFor(() => expect(register).toHaveProperty("disabled", false));
  fireEvent.click(register);
  expect(await screen.findByText(/주소를 받지 못했습니다/)).toBeTruthy();
  expect([opened.mock.calls.length, shown.close.mock.calls.length]).toEqual([3, 1]);
});

/** Chooses a month at a time, and reads the question. */
const choose = async () => {
  fireEvent.click(screen.getByLabelText("월말 합계 자동 발행"));
  const dialog = within(await screen.findByRole("dialog"));
  expect(dialog.getByText(/지난달까지의 것은 거래처마다 모아 곧 발행/)).toBeTruthy();
  return dialog;
};

test("a mode is saved once its seller has read what becomes of the orders that wait (D42-6)", async () => {
  const ready = { mode: "MANUAL", signing: "READY", certificateUntil: "2026-12-10" };
  const { sentTo } = network({
    "/settings": (body) => ({ status: 200, body: { ...ready, ...(body as object) } }),
  });
  await show(
    <>
      <Signing />
      <Dialogs />
    </>,
  );
  expect(await screen.findByText(/10일 남음/)).toBeTruthy();
  const change = screen.getByRole("button", { name: "바꾸기" });
  expect(change.parentElement!.textContent).toContain("발행 방식: 직접 발행");
  fireEvent.click(change);
  fireEvent.click((await choose()).getByRole("button", { name: "닫기" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(sentTo("/settings").filter(({ body }) => body)).toEqual([]);
  fireEvent.click((await choose()).getByRole("button", { name: "바꾸기" }));
  expect(await screen.findByText("발행 방식을 저장했습니다.")).toBeTruthy();
  expect(sentTo("/settings").at(-1)!.body).toEqual({ mode: "MONTHLY" });
  expect(change.parentElement!.textContent).toContain("월말 합계 자동 발행");
});
