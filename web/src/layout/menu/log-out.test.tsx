import { Dialogs } from "@bupum/ui/frame/dialogs";
import { storage } from "@bupum/ui/storage";
import { browserObjects } from "@bupum/ui/test/browser-objects";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { network, show, tidy } from "../../../test/world.tsx";
import { useLogOut } from "./log-out.ts";

beforeEach(browserObjects);
afterEach(() => {
  storage.token.clear();
  tidy();
});

function Way() {
  const logOut = useLogOut();
  return <button onClick={() => void logOut()}>나가기</button>;
}

test.each([204, 500])(
  "logging out ends the session and forgets the token, answered with %i (D20-13)",
  async (status) => {
    storage.token.set("token");
    const { sentTo } = network({ "/users/me/sessions/current": () => ({ status }) });
    await show(
      <>
        <Way />
        <Dialogs />
      </>,
    );
    fireEvent.click(screen.getByRole("button", { name: "나가기" }));
    const dialog = within(await screen.findByRole("dialog"));
    fireEvent.click(dialog.getByRole("button", { name: "로그아웃" }));
    await waitFor(() => expect(sentTo("/users/me/sessions/current")).toHaveLength(1));
    await waitFor(() => expect(storage.token.get()).toBeUndefined());
  },
);
