import { browserObjects } from "@bupum/ui/test/browser-objects";
import { fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createRootRoute } from "@tanstack/react-router";
import { showSite } from "@bupum/ui/test/site";
import { network, tidy } from "../../test/world.tsx";
import { ko } from "../words/ko.ts";
import { ResetPasswordPage } from "./reset-password-page.tsx";

beforeEach(browserObjects);
afterEach(tidy);

const show = (at: string) =>
  showSite(createRootRoute({ notFoundComponent: ResetPasswordPage }), ko, at);

const token = "t".repeat(43);

test.each([`/reset/password#${token}`, `/reset/password?token=${token}`])(
  "a new password is set by the token of the address %s",
  async (address) => {
    const { sentTo } = network({ "/auth/change-password": () => ({ status: 200, body: {} }) });
    await show(address);
    fireEvent.change(screen.getByLabelText(/새 비밀번호/), {
      target: { value: "Another-2026-word" },
    });
    fireEvent.click(screen.getByRole("button", { name: /비밀번호/ }));
    await waitFor(() => expect(sentTo("/auth/change-password")).toHaveLength(1));
    expect(sentTo("/auth/change-password")[0]!.body).toMatchObject({ token });
  },
);

test("an address without a token leads to the search for a password", async () => {
  await show("/reset/password");
  expect(screen.getByRole("link").getAttribute("href")).toContain("/find-password");
});
