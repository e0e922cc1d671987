import { storage } from "@bupum/ui/storage";
import { browserObjects } from "@bupum/ui/test/browser-objects";
import { fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { network, show, tidy } from "../../test/world.tsx";
import { AskToJoin } from "./ask-to-join.tsx";

beforeEach(() => {
  browserObjects();
  storage.token.set("token");
});
afterEach(tidy);

const sent = "/companies/join-requests";
async function shown({ emailVerified = true } = {}) {
  const user = { id: "usr_1", role: "USER", name: "이구매", emailVerified };
  const { sentTo } = network({
    "/users/me": () => ({ status: 200, body: user }),
    [sent]: () => ({ status: 201, body: {} }),
  });
  const done = vi.fn();
  await show(<AskToJoin done={done} />);
  return { done, asked: () => sentTo(sent).map(({ body }) => body) };
}
async function ask(number: string, message = "") {
  const field = await screen.findByRole("textbox", { name: /사업자등록번호/ });
  fireEvent.change(field, { target: { value: number } });
  fireEvent.change(screen.getByRole("textbox", { name: /메시지/ }), { target: { value: message } });
  fireEvent.click(screen.getByRole("button", { name: "요청 보내기" }));
  return field;
}
const faultOf = (field: HTMLElement) =>
  (field.getAttribute("aria-describedby") ?? "")
    .split(" ")
    .map((id) => document.getElementById(id)?.textContent ?? "")
    .join("");

test("Without a verified address one reads so, and is shown where to verify it (D40-16)", async () => {
  await shown({ emailVerified: false });
  expect((await screen.findByRole("alert")).textContent).toContain("이메일을 인증해야");
  const way = screen.getByRole("link", { name: "회원정보 수정에서 인증하기" });
  expect(way.getAttribute("href")).toBe("/mypage/profile");
  expect(screen.queryByRole("form")).toBeNull();
});

test("A number with a wrong checksum is said at its field, and is not sent", async () => {
  const { asked, done } = await shown();
  const field = await ask("120-88-00768");
  await waitFor(() => expect(field.getAttribute("aria-invalid")).toBe("true"));
  expect(faultOf(field)).not.toBe("");
  expect(asked()).toEqual([]);
  expect(done).not.toHaveBeenCalled();
});

test("What is asked goes to the number, with its message or without (D40-16)", async () => {
  const { asked, done } = await shown();
  await ask("120-88-00767", " 구매팀 이구매입니다 ");
  await waitFor(() => expect(done).toHaveBeenCalledTimes(1));
  await ask("120-88-00767");
  await waitFor(() => expect(done).toHaveBeenCalledTimes(2));
  const businessNumber = "1208800767";
  expect(asked()).toEqual([{ businessNumber, message: "구매팀 이구매입니다" }, { businessNumber }]);
});
