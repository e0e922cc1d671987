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
  const field = await screen.findByRole<HTMLInputElement>("textbox", { name: /이메일/ });
  const invite = async (email: string) => {
    fireEvent.change(field, { target: { value: email } });
    fireEvent.click(screen.getByRole("button", { name: "초대" }));
  };
  await invite("a.b.example");
  expect(await screen.findByText("이메일 주소를 확인해 주세요.")).toBeDefined();
  expect(invitations()).toEqual([]);
  await invite("a@b.example");
  await screen.findByText(/#the-code$/);
  expect(invitations()).toEqual([{ email: "a@b.example", roles: ["REQUESTER"] }]);
  await waitFor(() => expect(screen.getByRole<HTMLInputElement>("textbox").value).toBe(""));
});
