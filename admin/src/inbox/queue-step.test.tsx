import { browserObjects } from "@bupum/ui/test/browser-objects";
import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { fireEvent, screen, waitFor } from "@testing-library/react";
import { useEffect, useState } from "react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { network, show, tidy } from "../../test/world.tsx";
import { TodayPage } from "./today-page.tsx";
import { NextInQueue, nextOf } from "./queue-step.tsx";

beforeEach(browserObjects);
afterEach(tidy);

test("the next one is the one below, after the last the first, and after a decision the first that waits", () => {
  expect(nextOf(["a", "b", "c"], "a")).toBe("b");
  expect(nextOf(["a", "b", "c"], "c")).toBe("a");
  expect(nextOf(["b", "c"], "a")).toBe("b");
  expect(nextOf(["a"], "a")).toBeUndefined();
  expect(nextOf([], "a")).toBeUndefined();
});

const listOf = (...ids: string[]) => ({
  queryKey: ["queue"],
  queryFn: () => ({ items: ids.map((id) => ({ id })) }),
});
const shown = (...ids: string[]) => {
  const list = listOf(...ids);
  const page = () => <NextInQueue queue="sellers" list={list} self="sel_1" />;
  return show("/sellers", page, "/sellers");
};

test("Alt+N goes to the next one, but not under a question", async () => {
  await shown("sel_1", "sel_2", "sel_3");
  const link = await screen.findByRole("link", { name: "다음 건 (Alt+N, 남은 2건)" });
  const presses: string[] = [];
  link.addEventListener("click", (event) => {
    event.preventDefault();
    presses.push(link.getAttribute("href") ?? "");
  });
  const dialog = document.createElement("div");
  dialog.setAttribute("role", "dialog");
  document.body.append(dialog);
  fireEvent.keyDown(document.body, { code: "KeyN", altKey: true });
  expect(presses).toEqual([]);
  dialog.remove();
  fireEvent.keyDown(document.body, { code: "KeyN", altKey: true });
  await waitFor(() => expect(presses).toEqual([expect.stringContaining("/sellers/sel_2")]));
});

test("the last one says that nothing else waits, and leads to what waits of the others", async () => {
  await shown("sel_1");
  expect(await screen.findByText(/대기 중인 다른 건이 없습니다/)).toBeTruthy();
  const link = screen.getByRole("link", { name: "오늘 할 일로 (Alt+N)" });
  expect(link.getAttribute("href")).toBe("/today");
});

test("on the page of the day Alt+N opens the first of the first queue that waits (D30-6)", async () => {
  const queues = [
    { queue: "sellers", count: 0, overdue: 0 },
    { queue: "penalties", count: 2, overdue: 0, firstId: "pen_1" },
  ];
  network({ "/inbox": () => ({ queues }) });
  await show("/today", TodayPage, "/today");
  const link = await screen.findByRole("link", { name: /판매자 신고 첫 건 열기/ });
  const presses: string[] = [];
  link.addEventListener("click", (event) => {
    event.preventDefault();
    presses.push(link.getAttribute("href") ?? "");
  });
  fireEvent.keyDown(document.body, { code: "KeyN", altKey: true });
  expect(presses).toEqual([expect.stringContaining("/penalties/pen_1")]);
});

test("the list itself is read anew after a page that looked at it for the next one", async () => {
  const clients: QueryClient[] = [];
  function Page() {
    const client = useQueryClient();
    useEffect(() => void clients.push(client), [client]);
    const [isOpen, setOpen] = useState(true);
    if (!isOpen) return null;
    return (
      <>
        <NextInQueue queue="sellers" list={listOf("sel_1")} self="sel_1" />
        <button onClick={() => setOpen(false)}>닫기</button>
      </>
    );
  }
  await show("/sellers", Page, "/sellers");
  await screen.findByText("대기 중인 다른 건이 없습니다");
  const isStale = () => clients[0]?.getQueryState(["queue"])?.isInvalidated;
  expect(isStale()).toBe(false);
  fireEvent.click(screen.getByRole("button", { name: "닫기" }));
  await waitFor(() => expect(isStale()).toBe(true));
});
