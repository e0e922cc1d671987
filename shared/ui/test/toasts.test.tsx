import { act, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { toast, Toasts } from "../src/frame/toasts.tsx";
import { browserObjects } from "./browser-objects.ts";
import { show, tidy } from "./world.tsx";

beforeEach(() => {
  browserObjects();
  vi.useFakeTimers();
});
afterEach(tidy);

test("one toast shows at a time, each for 3000 ms, in order", () => {
  show(null);
  act(() => {
    toast.done("저장했습니다");
    toast.failed("실패했습니다");
  });
  expect(screen.getByText("저장했습니다")).toBeTruthy();
  expect(screen.queryByText("실패했습니다")).toBeNull();
  act(() => void vi.advanceTimersByTime(2999));
  expect(screen.getByText("저장했습니다")).toBeTruthy();
  act(() => void vi.advanceTimersByTime(1));
  expect(screen.queryByText("저장했습니다")).toBeNull();
  expect(screen.getByText("실패했습니다")).toBeTruthy();
  act(() => void vi.advanceTimersByTime(3000));
  expect(screen.queryByText("실패했습니다")).toBeNull();
});

test("a click clears the whole queue", () => {
  show(null);
  act(() => {
    toast.done("하나");
    toast.done("둘");
  });
  fireEvent.click(screen.getByText("하나"));
  expect(screen.queryByText("하나")).toBeNull();
  expect(screen.queryByText("둘")).toBeNull();
});

test("equal texts are not queued twice", () => {
  show(null);
  act(() => {
    toast.failed("연결 없음");
    toast.failed("연결 없음");
  });
  act(() => void vi.advanceTimersByTime(3000));
  expect(screen.queryByText("연결 없음")).toBeNull();
});

test("where toasts replace each other, the newest is shown at once, and none after it", () => {
  render(<Toasts replaces />);
  act(() => {
    toast.done("저장했습니다");
    toast.failed("실패했습니다");
  });
  expect(screen.queryByText("저장했습니다")).toBeNull();
  expect(screen.getByText("실패했습니다")).toBeTruthy();
  act(() => void vi.advanceTimersByTime(3000));
  expect(screen.queryByText("실패했습니다")).toBeNull();
  expect(screen.queryByText("저장했습니다")).toBeNull();
});
