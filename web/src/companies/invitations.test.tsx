import { storage } from "@bupum/ui/storage";
import { browserObjects } from "@bupum/ui/test/browser-objects";
import { fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { network, show, tidy } from "../../test/world.tsx";
import { Invitations } from "./invitations.tsx";

beforeEach(() => {
  browserObjects();
  storage.token.set("token");
});
afterEach(tidy);

const sent = "/companies/cmp_1/invitations";
const invite = (email: string) => {
  fireEvent.change(field(), { target: { value: email } });
  fireEvent.click(screen.getByRole("button", { name: "초대" }));
};
const role = (name: string) => screen.getByRole<HTMLInputElement>("checkbox", { name });
const ticked = () =>
  screen.getAllByRole<HTMLInputElement>("checkbox").filter(({ checked }) => checked);
const field = () => screen.getByRole<HTMLInputElement>("textbox");

test("an address without an @ is said at its field, and nobody is invited", async () => {
  const invited = {
    email: "a@b.example",
    roles: ["APPROVER"],
    expiresAt: "2026-12-07T00:00:00.000Z",
  };
  const { sentTo } = network({
    [sent]: (body) =>
      body === null
        ? { status: 200, body: { items: [] } }
        : { status: 201, body: { ...invited, code: "the-code" } },
  });
  const invitations = () => sentTo(sent).flatMap(({ body }) => body ?? []);
  await show(<Invitations companyId="cmp_1" />);
  await screen.findByRole("textbox", { name: /이메일/ });
  fireEvent.click(role("승인"));
  invite("a.b.example");
  expect(await screen.findByText("이메일 주소를 확인해 주세요.")).toBeDefined();
  expect(invitations()).toEqual([]);
  invite("a@b.example");
  await screen.findByText(/#the-code$/);
  expect(invitations()).toEqual([{ email: "a@b.example", roles: ["APPROVER"] }]);
  await waitFor(() => expect(field().value).toBe(""));
  // The next one begins without the roles of the last one.
  expect(ticked()).toEqual([]);
});

test("an address that is typed while another one is being invited is kept (D40-5)", async () => {
  const answer = Promise.withResolvers<{ status: number; body: object }>();
  network({
    [sent]: (body) => (body === null ? { status: 200, body: { items: [] } } : answer.promise),
  });
  await show(<Invitations companyId="cmp_1" />);
  fireEvent.change(field(), { target: { value: "a@b.example" } });
  fireEvent.click(role("견적 요청"));
  fireEvent.click(screen.getByRole("button", { name: "초대" }));
  fireEvent.change(field(), { target: { value: "next@b.example" } });
  const invited = { email: "a@b.example", roles: ["REQUESTER"] };
  answer.resolve({
    status: 201,
    body: { ...invited, expiresAt: "2026-12-07T00:00:00.000Z", code: "the-code" },
  });
  await screen.findByText(/#the-code$/);
  expect(field().value).toBe("next@b.example");
});

test("nobody is invited without a role, which is said at the roles (D40-3)", async () => {
  const { sentTo } = network({ [sent]: () => ({ status: 200, body: { items: [] } }) });
  await show(<Invitations companyId="cmp_1" />);
  await screen.findByRole("textbox", { name: /이메일/ });
  expect(ticked()).toEqual([]);
  invite("a@b.example");
  const said = await screen.findByText("역할을 하나 이상 선택해 주세요.");
  expect(said.closest("fieldset")?.getAttribute("aria-label")).toBe("맡길 역할");
  expect(sentTo(sent).filter(({ body }) => body !== null)).toEqual([]);
  fireEvent.click(role("승인"));
  await waitFor(() => expect(screen.queryByText("역할을 하나 이상 선택해 주세요.")).toBeNull());
});
const takeBack = (email: string) =>
  fireEvent.click(screen.getByRole("button", { name: new RegExp(`^${email}`) }));

test("the link of an invitation goes with it (D40-5)", async () => {
  const expiresAt = "2026-12-07T00:00:00.000Z";
  const open = ["a@b.example", "other@b.example"].map((email) => ({
    email,
    roles: ["APPROVER"],
    expiresAt,
  }));
  network({
    [sent]: (body) => {
      if (body === null) return { status: 200, body: { items: open } };
      const isInvited = JSON.stringify(body).includes("roles");
      return isInvited ? { status: 201, body: { ...open[0], code: "the-code" } } : { status: 204 };
    },
  });
  await show(<Invitations companyId="cmp_1" />);
  await screen.findByText(/^other@b.example/);
  fireEvent.click(role("승인"));
  invite("a@b.example");
  await screen.findByText(/#the-code$/);
  takeBack("other@b.example");
  await waitFor(() => expect(screen.getByText(/#the-code$/)).toBeTruthy());
  takeBack("a@b.example");
  await waitFor(() => expect(screen.queryByText(/#the-code$/)).toBeNull());
});
