import type { AdminUser } from "@bupum/shared/accounts/users/admin-contract";
import { Dialogs } from "@bupum/ui/frame/dialogs";
import { browserObjects } from "@bupum/ui/test/browser-objects";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { network, show, tidy } from "../../test/world.tsx";
import { PasswordSection } from "./password-section.tsx";

beforeEach(browserObjects);
afterEach(tidy);

// The section reads only these fields of an account.
const user = {
  id: "usr_01KB0000000000000000000000",
  name: "김부품",
  email: "kim@example.com",
} as unknown as AdminUser;

const shown = (emailVerified: boolean) =>
  show(
    "/users",
    () => (
      <>
        <PasswordSection user={{ ...user, emailVerified }} />
        <Dialogs />
      </>
    ),
    "/users",
  );

test("a verified member is mailed a link after a question, and no password is typed (D20-9)", async () => {
  const sent = network({ "/password-link": () => undefined });
  await shown(true);
  expect(screen.queryByLabelText("새 비밀번호")).toBeNull();
  fireEvent.click(screen.getByRole("button", { name: "재설정 링크 보내기" }));
  const dialog = within(await screen.findByRole("dialog"));
  fireEvent.click(dialog.getByRole("button", { name: "재설정 링크 보내기" }));
  await waitFor(() => expect(sent).toMatchObject([{ method: "POST" }]));
  expect(await screen.findByText("kim@example.com 주소로 링크를 보냈습니다.")).toBeTruthy();
});

test("without a verified address a password is typed", async () => {
  await shown(false);
  expect(screen.getByLabelText("새 비밀번호")).toBeTruthy();
  expect(screen.queryByRole("button", { name: "재설정 링크 보내기" })).toBeNull();
});
