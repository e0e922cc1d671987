import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { DialogSpec } from "../src/frame/dialog-window.tsx";
import { ask, confirmed } from "../src/frame/dialogs.tsx";
import { browserObjects } from "./browser-objects.ts";
import { show, tidy } from "./world.tsx";

beforeEach(browserObjects);
afterEach(tidy);

const spec: DialogSpec = { title: "판매자 등록", body: "첫째 줄\n둘째 줄", primary: "등록하기" };

/** The answer is wrapped: an awaited promise of a promise would wait for the dialog's end. */
async function open(of: DialogSpec) {
  const asked: { answer?: ReturnType<typeof ask> } = {};
  act(() => {
    asked.answer = ask(of);
  });
  await screen.findByRole("dialog", { name: of.title });
  return asked;
}

test("a dialog shows title, all lines of its body, and a close icon", async () => {
  show(null);
  const asked = await open(spec);
  expect(screen.getByText(/첫째 줄\s둘째 줄/)).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "닫기" }));
  expect(await asked.answer).toBe("closed");
});

test("the primary and the secondary button return different results", async () => {
  show(null);
  const first = await open({ ...spec, secondary: "나중에" });
  fireEvent.click(screen.getByRole("button", { name: "나중에" }));
  expect(await first.answer).toBe("secondary");
  let sure: Promise<boolean> | undefined;
  act(() => {
    sure = confirmed(spec);
  });
  fireEvent.click(await screen.findByRole("button", { name: "등록하기" }));
  expect(await sure).toBe(true);
});

test("closing a required-back dialog goes back one page; its primary button does not", async () => {
  const back = vi.spyOn(history, "back").mockImplementation(() => undefined);
  show(null);
  const first = await open({ ...spec, requiredBack: true });
  fireEvent.click(screen.getByRole("button", { name: "닫기" }));
  expect(await first.answer).toBe("closed");
  expect(back).toHaveBeenCalledTimes(1);
  const second = await open({ ...spec, requiredBack: true });
  fireEvent.click(screen.getByRole("button", { name: "등록하기" }));
  expect(await second.answer).toBe("primary");
  expect(back).toHaveBeenCalledTimes(1);
  back.mockRestore();
});

test("two dialogs opened at once are shown one after the other", async () => {
  show(null);
  const first = await open(spec);
  let second: ReturnType<typeof ask> | undefined;
  act(() => {
    second = ask({ title: "두 번째", body: "내용" });
  });
  expect(screen.queryByText("두 번째")).toBeNull();
  fireEvent.click(screen.getByRole("button", { name: "등록하기" }));
  await first.answer;
  await waitFor(() => expect(screen.getByText("두 번째")).toBeTruthy());
  fireEvent.click(screen.getByRole("button", { name: "확인" }));
  expect(await second).toBe("primary");
});

test("the focus returns to the element before the dialog, also after the first one", async () => {
  show(<button type="button">삭제</button>);
  const button = screen.getByRole("button", { name: "삭제" });
  button.focus();
  const asked = await open(spec);
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole("button", { name: "등록하기" })),
  );
  fireEvent.click(screen.getByRole("button", { name: "등록하기" }));
  expect(await asked.answer).toBe("primary");
  await waitFor(() => expect(document.activeElement).toBe(button));
});
