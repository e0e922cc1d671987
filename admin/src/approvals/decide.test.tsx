import type { Approval } from "@bupum/shared/accounts/approvals/admin-contract";
import { Dialogs } from "@bupum/ui/frame/dialogs";
import { browserObjects } from "@bupum/ui/test/browser-objects";
import { fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { network, show, tidy } from "../../test/world.tsx";
import { Decide } from "./decide.tsx";

beforeEach(browserObjects);
afterEach(tidy);

const me = { id: "usr_1", userId: "admin01", name: "관리자", role: "ADMIN", adminRole: "OWNER" };
const approval = (by: string) =>
  ({
    kind: "REFUND",
    id: "pay_1",
    member: { id: "usr_9", userId: "member01", name: "회원" },
    amount: 429_000,
    reason: "고객 요청",
    askedBy: { id: by, userId: "admin02", name: "담당자" },
    askedAt: "2026-11-28T00:00:00.000Z",
  }) as unknown as Approval;
const opened = async (by: string) => {
  // As the site has it below /admin.
  document.cookie = "adminToken=token; path=/";
  const sent = network({ "/me": () => me, "/approve": () => undefined });
  await show(
    "/approvals",
    () => (
      <>
        <Decide of={approval(by)} />
        <Dialogs />
      </>
    ),
    "/approvals",
  );
  return sent;
};

test("another admin approves what the page shows, after a question (D20-12)", async () => {
  const sent = await opened("usr_2");
  fireEvent.click(await screen.findByRole("button", { name: "승인" }));
  const dialog = await screen.findByRole("dialog");
  expect(dialog.textContent).toContain("담당자");
  fireEvent.click(
    [...dialog.querySelectorAll("button")].find((one) => one.textContent === "승인")!,
  );
  await waitFor(() =>
    expect(sent.filter(({ method }) => method === "POST")).toEqual([
      expect.objectContaining({
        path: expect.stringMatching(/pay_1\/approve$/),
        body: { askedAt: "2026-11-28T00:00:00.000Z" },
      }),
    ]),
  );
});

test("an own request can be taken back, and not approved (D20-12)", async () => {
  await opened("usr_1");
  expect(await screen.findByRole("button", { name: "요청 취소" })).toBeTruthy();
  expect(screen.queryByRole("button", { name: "승인" })).toBeNull();
});
