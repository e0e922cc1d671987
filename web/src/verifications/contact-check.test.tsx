import { browserObjects } from "@bupum/ui/test/browser-objects";
import { useDraft } from "@bupum/ui/form/draft";
import { DraftForm } from "@bupum/ui/form/draft-form";
import { act, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import * as z from "zod/mini";
import { network, show, tidy } from "../../test/world.tsx";
import { ContactCheck } from "./contact-check.tsx";

beforeEach(browserObjects);
afterEach(tidy);

function Form() {
  const draft = useDraft({
    schema: z.object({}),
    initial: { phone: "", phoneToken: "" },
    send: async () => undefined,
  });
  return (
    <DraftForm draft={draft} label="확인">
      <ContactCheck
        channel="PHONE"
        purpose="SIGNUP"
        targetName="phone"
        tokenName="phoneToken"
        label="번호"
      />
    </DraftForm>
  );
}

const sent = {
  "/phone-verification": () => ({
    status: 200,
    body: { requestId: "vrf_01KB0000000000000000000000", resendAfter: 60 },
  }),
};
const right = { status: 200, body: { verificationToken: "a".repeat(43) } };
const wrong = {
  status: 400,
  body: { status: 400, code: "CODE_WRONG", message: "번호가 다릅니다." },
};
const code = () => screen.getByLabelText<HTMLInputElement>("인증번호 6자리");
const type = (value: string) => fireEvent.change(code(), { target: { value } });

async function waitingForCode() {
  await show(<Form />);
  fireEvent.change(screen.getByRole("textbox", { name: "번호" }), {
    target: { value: "01012345678" },
  });
  fireEvent.click(screen.getByRole("button", { name: "인증번호 받기" }));
  await screen.findByLabelText("인증번호 6자리");
}

test("a code that is typed, entered and pressed at once is tried once", async () => {
  const { promise, resolve } = Promise.withResolvers<typeof right>();
  const { sentTo } = network({ ...sent, "/verify": () => promise });
  await waitingForCode();
  type("123456");
  fireEvent.keyDown(code(), { key: "Enter" });
  fireEvent.click(screen.getByRole("button", { name: "확인" }));
  await act(async () => resolve(right));
  expect(await screen.findByText("인증되었습니다.")).toBeTruthy();
  expect(sentTo("/verify")).toHaveLength(1);
});

test("a wrong code uses one try, however often it is pressed; another code is tried", async () => {
  const { sentTo } = network({ ...sent, "/verify": () => wrong });
  await waitingForCode();
  type("123456");
  await screen.findByText("번호가 다릅니다.");
  fireEvent.click(screen.getByRole("button", { name: "확인" }));
  fireEvent.keyDown(code(), { key: "Enter" });
  expect(await screen.findByText("번호가 다릅니다.")).toBeTruthy();
  expect(sentTo("/verify")).toHaveLength(1);
  type("123457");
  await screen.findByText("번호가 다릅니다.");
  expect(sentTo("/verify").map(({ body }) => (body as { code: string }).code)).toEqual([
    "123456",
    "123457",
  ]);
});

test("a code that did not reach the server may be sent again", async () => {
  let isOnline = false;
  const { sentTo } = network({
    ...sent,
    "/verify": () => {
      if (!isOnline) throw new TypeError("Failed to fetch");
      return right;
    },
  });
  await waitingForCode();
  type("123456");
  await screen.findByText(/보내지 못했습니다/);
  isOnline = true;
  fireEvent.click(screen.getByRole("button", { name: "확인" }));
  expect(await screen.findByText("인증되었습니다.")).toBeTruthy();
  expect(sentTo("/verify")).toHaveLength(2);
});
