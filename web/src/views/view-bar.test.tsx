import { storage } from "@bupum/ui/storage";
import { browserObjects } from "@bupum/ui/test/browser-objects";
import { fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { network, show, tidy } from "../../test/world.tsx";
import { useCurrentUser } from "../session.ts";
import { ownSession } from "./own-session.ts";
import { ViewBar } from "./view-bar.tsx";

beforeEach(() => {
  browserObjects();
  sessionStorage.clear();
  localStorage.setItem("token", "mine");
  localStorage.setItem("role", "SELLER");
});
afterEach(() => {
  tidy();
  sessionStorage.clear();
  localStorage.clear();
});

const view = { token: "view_x", endsAt: "2026-11-29T03:30:00.000Z" };
const member = { id: "usr_1", name: "구본아", companyName: "해담정밀", role: "USER" };
const answers = {
  "/users/me": () => ({ status: 200, body: member }),
  "/users/me/sessions/current": () => ({ status: 204 }),
};

const Reader = () => <p>{useCurrentUser()?.name}</p>;

test("a tab of a view has a session of its own, and none of the browser once it has ended", () => {
  expect(storage.token.get()).toBe("mine");
  ownSession.begin(view);
  storage.role.set("USER");
  expect(storage.token.get()).toBe("view_x");
  // As after a refused call.
  storage.role.clear();
  storage.token.clear();
  expect(storage.token.get()).toBeUndefined();
  expect([localStorage.getItem("token"), localStorage.getItem("role")]).toEqual(["mine", "SELLER"]);
  ownSession.end();
  expect(storage.token.get()).toBe("mine");
});

test("the bar says whose pages they are, and its button ends the view", async () => {
  ownSession.begin(view);
  const { sentTo } = network(answers);
  // The one of jsdom ends it for all tests of the worker: no frame is drawn after that.
  const close = vi.spyOn(window, "close").mockReturnValue(undefined);
  await show(<ViewBar />);
  expect(await screen.findByText("해담정밀 회원의 화면 · 읽기 전용")).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "보기 종료" }));
  await waitFor(() => expect(ownSession.endsAt()).toBeUndefined());
  expect(sentTo("/users/me/sessions/current")).toHaveLength(1);
  await waitFor(() => expect(close).toHaveBeenCalled());
  close.mockRestore();
});

test("there is no bar over what somebody logged in to", async () => {
  ownSession.begin({ ...view, token: "somebody" });
  network(answers);
  await show(
    <>
      <Reader />
      <ViewBar />
    </>,
  );
  // With the account a bar would be drawn.
  await screen.findByText("구본아");
  expect(screen.queryByRole("complementary")).toBeNull();
});
