import { browserObjects } from "@bupum/ui/test/browser-objects";
import { fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { network, show, tidy } from "../../test/world.tsx";
import { FindPasswordPage } from "./find-password-page.tsx";

beforeEach(browserObjects);
afterEach(tidy);

const field = (name: string) => screen.getByRole<HTMLInputElement>("textbox", { name });
const type = (label: string, value: string) =>
  fireEvent.change(field(label), { target: { value } });

test("a refused search for a password shows why and empties the form and the code's fields", async () => {
  const { sentTo } = network({
    "/phone-verification": () => ({
      status: 200,
      body: { requestId: "vrf_01KB0000000000000000000000", resendAfter: 60 },
    }),
    "/verify": () => ({ status: 200, body: { verificationToken: "a".repeat(43) } }),
    "/auth/find-password": () => ({
      status: 400,
      body: {
        type: "/problems/VERIFICATION_INVALID",
        status: 400,
        code: "VERIFICATION_INVALID",
        message: "인증이 만료되었습니다.",
        requestId: "r1",
        issues: [{ path: "body.userId", code: "custom", message: "아이디를 확인해 주세요." }],
      },
    }),
  });
  await show(<FindPasswordPage />);
  type("아이디", "hansaebom");
  type("휴대폰 번호", "01012345678");
  fireEvent.click(screen.getByRole("button", { name: "인증번호 받기" }));
  await screen.findByLabelText("인증번호 6자리");
  type("인증번호 6자리", "123456");
  await screen.findByText("아이디를 확인해 주세요.");
  expect(sentTo("/auth/find-password")).toHaveLength(1);
  expect(field("아이디").value).toBe("");
  expect(field("휴대폰 번호").value).toBe("");
  expect(screen.queryByLabelText("인증번호 6자리")).toBeNull();
});
