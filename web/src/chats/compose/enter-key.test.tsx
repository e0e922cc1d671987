import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type EnterPress, enterKey } from "./enter-key.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const press = (more: Partial<EnterPress> = {}): EnterPress => ({
  key: "Enter",
  code: "Enter",
  shiftKey: false,
  isComposing: false,
  keyCode: 13,
  preventDefault: vi.fn(),
  ...more,
});
const composing = { isComposing: true, keyCode: 229 };

function made() {
  const send = vi.fn();
  const enter = enterKey(send);
  const sent = () => {
    vi.runAllTimers();
    return send.mock.calls.length;
  };
  return { enter, sent };
}

test("Enter sends once while it is held, and again at the next press", () => {
  const { enter, sent } = made();
  enter.onKeyDown(press());
  enter.onKeyDown(press());
  expect(sent()).toBe(1);
  enter.onKeyUp(press());
  enter.onKeyDown(press());
  expect(sent()).toBe(2);
});

test("Shift and Enter break the line", () => {
  const { enter, sent } = made();
  const key = press({ shiftKey: true });
  enter.onKeyDown(key);
  expect(sent()).toBe(0);
  expect(key.preventDefault).not.toHaveBeenCalled();
});

test("Chrome: the Enter that ends a Korean syllable sends when it has ended, and once", () => {
  const { enter, sent } = made();
  enter.onCompositionStart();
  enter.onKeyDown(press(composing));
  expect(sent()).toBe(0);
  enter.onCompositionEnd({ data: "다" });
  enter.onKeyUp(press());
  expect(sent()).toBe(1);
});

test("a second Enter of the same press, as Windows and macOS may send it, is ignored", () => {
  const { enter, sent } = made();
  enter.onCompositionStart();
  enter.onKeyDown(press({ ...composing, key: "Process" }));
  enter.onCompositionEnd({ data: "다" });
  const second = press();
  enter.onKeyDown(second);
  expect(sent()).toBe(1);
  expect(second.preventDefault).toHaveBeenCalled();
});

test("Safari: the composition ends first, and the Enter that ended it sends once", () => {
  const { enter, sent } = made();
  enter.onCompositionStart();
  enter.onCompositionEnd({ data: "다" });
  enter.onKeyDown(press({ keyCode: 229 }));
  enter.onKeyUp(press());
  expect(sent()).toBe(1);
});

test.each([
  ["Chrome", "nihao", true],
  ["Safari", "日本", false],
])("%s: the Enter that chooses a candidate sends nothing", (_, data, isBefore) => {
  const { enter, sent } = made();
  enter.onCompositionStart();
  if (isBefore) enter.onKeyDown(press(composing));
  enter.onCompositionEnd({ data });
  if (!isBefore) enter.onKeyDown(press({ keyCode: 229 }));
  enter.onKeyUp(press());
  expect(sent()).toBe(0);
  enter.onKeyDown(press());
  expect(sent()).toBe(1);
});

test("a syllable that continues after Enter is not sent by another key that ends it", () => {
  const { enter, sent } = made();
  enter.onCompositionStart();
  enter.onKeyDown(press(composing));
  enter.onKeyDown(press({ ...composing, key: "Process", code: "KeyK" }));
  enter.onCompositionEnd({ data: "닭" });
  expect(sent()).toBe(0);
});
