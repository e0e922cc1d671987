import { browserObjects } from "@bupum/ui/test/browser-objects";
import { fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { network, show, tidy } from "../../test/world.tsx";
import { consentNames } from "./consent-text.ts";
import { SignupPage } from "./signup-page.tsx";

beforeEach(browserObjects);
afterEach(tidy);

const box = (name: string | RegExp) => screen.getByRole<HTMLInputElement>("checkbox", { name });
const consents = () =>
  screen.getAllByRole<HTMLInputElement>("checkbox").filter(({ name }) => name !== "");
const states = () => consents().map(({ checked }) => checked);
const stored = () => {
  const { consents: given } = JSON.parse(sessionStorage.getItem("draft:signup") ?? "{}");
  return consentNames.map((name) => given[name]);
};
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

describe("agreeing to everything", () => {
  test("shows each of the five consents as stored, and so does undoing it", async () => {
    await show(<SignupPage />);
    expect(states()).toEqual([false, false, false, false, false]);
    fireEvent.click(box("모두 동의합니다"));
    expect(states()).toEqual([true, true, true, true, true]);
    expect(stored()).toEqual(states());
    fireEvent.click(consents().at(-1)!);
    expect(states()).toEqual([true, true, true, true, false]);
    expect(stored()).toEqual(states());
    expect(box("모두 동의합니다").checked).toBe(false);
    fireEvent.click(box("모두 동의합니다"));
    fireEvent.click(box("모두 동의합니다"));
    expect(states()).toEqual([false, false, false, false, false]);
    expect(stored()).toEqual(states());
  });
});

describe("a reload of the sign-up", () => {
  test("keeps typed values and consents, but no password", async () => {
    const first = await show(<SignupPage />);
    type("이름 *", "한새봄");
    type("비밀번호", "Bupum-secret-1");
    type("알림 받는 방법", "EMAIL");
    fireEvent.click(box("[필수] 이용약관"));
    first.unmount();
    expect(JSON.stringify({ ...sessionStorage })).not.toContain("Bupum-secret-1");
    await show(<SignupPage />);
    expect(screen.getByLabelText<HTMLInputElement>("이름 *").value).toBe("한새봄");
    expect(screen.getByLabelText<HTMLInputElement>("비밀번호").value).toBe("");
    expect(screen.getByLabelText<HTMLSelectElement>("알림 받는 방법").value).toBe("EMAIL");
    expect(screen.getByText(/이메일 알림을 받으려면|이메일을 인증/)).toBeTruthy();
    expect(states()).toEqual([true, false, false, false, false]);
    expect(box("모두 동의합니다").indeterminate).toBe(true);
  });

  test("keeps the sent code, and a verified number", async () => {
    const { sentTo } = network({
      "/phone-verification": () => ({
        status: 200,
        body: { requestId: "vrf_01KB0000000000000000000000", resendAfter: 60 },
      }),
      "/verify": () => ({ status: 200, body: { verificationToken: "a".repeat(43) } }),
    });
    const first = await show(<SignupPage />);
    type("휴대폰 번호 *", "01012345678");
    fireEvent.click(screen.getAllByRole("button", { name: "인증번호 받기" })[0]!);
    await screen.findByLabelText("인증번호 6자리");
    first.unmount();
    const second = await show(<SignupPage />);
    type("인증번호 6자리", "123456");
    await screen.findByText("인증되었습니다.");
    expect(sentTo("/verify")).toHaveLength(1);
    second.unmount();
    await show(<SignupPage />);
    expect(screen.getByText("인증되었습니다.")).toBeTruthy();
    const phone = screen.getByLabelText<HTMLInputElement>("휴대폰 번호 *");
    expect([phone.value, phone.readOnly]).toEqual(["010-1234-5678", true]);
    await waitFor(() => expect(sentTo("/phone-verification")).toHaveLength(1));
  });
});

test("a refused sign-up shows why in the form and as a toast", async () => {
  network({
    "/phone-verification": () => ({
      status: 200,
      body: { requestId: "vrf_01KB0000000000000000000000", resendAfter: 60 },
    }),
    "/verify": () => ({ status: 200, body: { verificationToken: "a".repeat(43) } }),
    "/auth/signup": () => ({
      status: 409,
      body: {
        type: "/problems/USER_ID_TAKEN",
        status: 409,
        code: "USER_ID_TAKEN",
        message: "이미 쓰고 있는 아이디입니다.",
        requestId: "r1",
      },
    }),
  });
  await show(<SignupPage />);
  type("아이디 *", "hansaebom");
  type("비밀번호", "Bupum-secret-1");
  type("이름 *", "한새봄");
  type("휴대폰 번호 *", "01012345678");
  fireEvent.click(screen.getAllByRole("button", { name: "인증번호 받기" })[0]!);
  await screen.findByLabelText("인증번호 6자리");
  type("인증번호 6자리", "123456");
  await screen.findByText("인증되었습니다.");
  fireEvent.click(box("모두 동의합니다"));
  fireEvent.click(screen.getByRole("button", { name: "가입하기" }));
  const told = await screen.findAllByText("이미 쓰고 있는 아이디입니다.");
  expect(told).toHaveLength(2);
  expect(told.some((one) => one.closest("form"))).toBe(true);
  expect(told.some((one) => !one.closest("form"))).toBe(true);
  expect(screen.getByLabelText<HTMLInputElement>("이름 *").value).toBe("한새봄");
});
