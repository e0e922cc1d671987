import type { OpenSession } from "@bupum/shared/accounts/sessions/contract";
import { browserObjects } from "@bupum/ui/test/browser-objects";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { network, show, tidy } from "../../test/world.tsx";
import { SessionsSection } from "./sessions-section.tsx";

beforeEach(browserObjects);
afterEach(tidy);

const sessionOf = (at: number, userAgent: string): OpenSession => ({
  id: `ses_0000000000000000000000000${at}`,
  audience: "user",
  openedAt: "2026-11-27T01:00:00.000Z",
  expiresAt: "2026-12-11T01:00:00.000Z",
  userAgent,
  network: `203.0.113.${at}`,
  isCurrent: at === 1,
});
const desk =
  "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36";
const items = [sessionOf(1, desk), sessionOf(2, "")];

async function opened() {
  const calls = network({
    "/users/me/sessions": () => ({ status: 200, body: { items } }),
    [items[1]!.id]: () => ({ status: 204 }),
  });
  await show(<SessionsSection />);
  fireEvent.click(screen.getByRole("button", { name: "기기 보기" }));
  const dialog = within(await screen.findByRole("dialog"));
  const rows = await dialog.findAllByRole("listitem");
  return { ...calls, dialog, rows };
}

test("a member sees each place of a login, and which one is in use (D20-13)", async () => {
  const { rows } = await opened();
  expect(rows[0]!.textContent).toContain("Chrome · Windows");
  expect(rows[0]!.textContent).toContain("지금 사용 중");
  expect(rows[1]!.textContent).toContain("알 수 없는 기기");
  expect(rows[1]!.textContent).toContain("203.0.113.2");
  expect(within(rows[0]!).queryByRole("button")).toBeNull();
});

test("one of them is ended by its row, all others by one press", async () => {
  const { sentTo, dialog, rows } = await opened();
  fireEvent.click(within(rows[1]!).getByRole("button", { name: "알 수 없는 기기에서 로그아웃" }));
  expect(await screen.findByText("그 기기에서 로그아웃했습니다.")).toBeTruthy();
  expect(sentTo(items[1]!.id)).toHaveLength(1);
  await waitFor(() => expect(sentTo("/users/me/sessions")).toHaveLength(2));
  fireEvent.click(dialog.getByRole("button", { name: "다른 기기 모두 로그아웃" }));
  // The end of the others, and the list read anew.
  await waitFor(() => expect(sentTo("/users/me/sessions")).toHaveLength(4));
});
