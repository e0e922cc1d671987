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
const field = () => screen.getByRole<HTMLInputElement>("textbox");

test("an address without an @ is said at its field, and nobody is invited", async () => {
  const invited = {
    email: "a@b.example",
    roles: ["REQUESTER"],
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
  invite("a.b.example");
  expect(await screen.findByText("이메일 주소를 확인해 주세요.")).toBeDefined();
  expect(invitations()).toEqual([]);
  invite("a@b.example");
  await screen.findByText(/#the-code$/);
  expect(invitations()).toEqual([{ email: "a@b.example", roles: ["REQUESTER"] }]);
  await waitFor(() => expect(field().value).toBe(""));
});

test("an address that is typed while another one is being invited is kept (D40-5)", async () => {
  const answer = Promise.withResolvers<{ status: number; body: object }>();
  network({
    [sent]: (body) => (body === null ? { status: 200, body: { items: [] } } : answer.promise),
  });
  await show(<Invitations companyId="cmp_1" />);
  fireEvent.change(field(), { target: { value: "a@b.example" } });
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
