import type { AdminUser } from "@bupum/shared/accounts/users/admin-contract";
import { Dialogs } from "@bupum/ui/frame/dialogs";
import { browserObjects } from "@bupum/ui/test/browser-objects";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { network, show, tidy } from "../../test/world.tsx";
import { MemberSessions, OwnSessions } from "./sessions-section.tsx";

beforeEach(browserObjects);
afterEach(tidy);

// The section reads only these fields of an account.
const user = { id: "usr_01KB0000000000000000000000", name: "김부품" } as unknown as AdminUser;
const session = {
  id: "ses_00000000000000000000000001",
  audience: "user",
  openedAt: "2026-11-27T01:00:00.000Z",
  expiresAt: "2026-12-11T01:00:00.000Z",
  userAgent: "",
  network: "203.0.113.9",
  isCurrent: false,
};
const listed = () => ({ items: [session] });
const shown = (section: React.ReactNode) =>
  show(
    "/users",
    () => (
      <>
        {section}
        <Dialogs />
      </>
    ),
    "/users",
  );

test("a member's sessions are listed, and all end after a question (D20-13)", async () => {
  const sent = network({ "/sessions": listed });
  await shown(<MemberSessions user={user} />);
  expect((await screen.findByRole("listitem")).textContent).toContain("203.0.113.9");
  fireEvent.click(screen.getByRole("button", { name: "모든 기기에서 로그아웃" }));
  const dialog = within(await screen.findByRole("dialog"));
  fireEvent.click(dialog.getByRole("button", { name: "모든 기기에서 로그아웃" }));
  await waitFor(() => expect(sent.some(({ method }) => method === "DELETE")).toBe(true));
  expect(await screen.findByText("모든 기기에서 로그아웃했습니다.")).toBeTruthy();
});

test("an admin ends an own session by its row", async () => {
  const sent = network({ "/me/sessions": listed, [session.id]: () => undefined });
  await shown(<OwnSessions />);
  fireEvent.click(await screen.findByRole("button", { name: "알 수 없는 기기에서 로그아웃" }));
  await waitFor(() =>
    expect(sent.find(({ method }) => method === "DELETE")?.path).toContain(session.id),
  );
});
