import { isAborted } from "@bupum/ui/failure";
import { browserObjects } from "@bupum/ui/test/browser-objects";
import { fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { show, tidy } from "../../test/world.tsx";
import { HeldBar } from "./held-bar.tsx";
import { heldMs, holdDecision } from "./held.ts";

beforeEach(browserObjects);
afterEach(() => {
  vi.useRealTimers();
  tidy();
});

test("a decision is sent after some seconds, and the next one sends it at once", async () => {
  vi.useFakeTimers();
  const sent: string[] = [];
  const decide = (id: string) => holdDecision(id, async () => void sent.push(id));
  const first = decide("a");
  await vi.advanceTimersByTimeAsync(heldMs - 1);
  expect(sent).toEqual([]);
  const second = decide("b");
  await first;
  expect(sent).toEqual(["a"]);
  await vi.advanceTimersByTimeAsync(heldMs);
  await second;
  expect(sent).toEqual(["a", "b"]);
});

test("Alt+Z undoes it, so that nothing is sent, and the bar goes", async () => {
  await show("/sellers", HeldBar, "/sellers");
  const sent: string[] = [];
  const decision = holdDecision("a", async () => void sent.push("a")).catch(isAborted);
  expect(await screen.findByText("몇 초 뒤에 처리됩니다")).toBeTruthy();
  fireEvent.keyDown(document.body, { code: "KeyZ", altKey: true });
  expect(await decision).toBe(true);
  expect(sent).toEqual([]);
  await waitFor(() => expect(screen.queryByText("몇 초 뒤에 처리됩니다")).toBeNull());
});

test("a page that is closed meanwhile asks first, and one press sends at once", async () => {
  await show("/sellers", HeldBar, "/sellers");
  const sent: string[] = [];
  const decision = holdDecision("a", async () => void sent.push("a"));
  const now = await screen.findByRole("button", { name: "바로 처리" });
  const closing = new Event("beforeunload", { cancelable: true });
  dispatchEvent(closing);
  expect(closing.defaultPrevented).toBe(true);
  fireEvent.click(now);
  await decision;
  expect(sent).toEqual(["a"]);
});
