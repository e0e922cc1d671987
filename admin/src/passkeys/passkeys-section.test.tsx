import { Dialogs } from "@bupum/ui/frame/dialogs";
import { browserObjects } from "@bupum/ui/test/browser-objects";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { network, show, tidy } from "../../test/world.tsx";
import { PasskeysSection } from "./passkeys-section.tsx";

const browser = vi.hoisted(() => ({ startRegistration: vi.fn() }));
vi.mock("@simplewebauthn/browser", () => browser);

beforeEach(browserObjects);
afterEach(tidy);

const passkey = {
  id: "pky_00000000000000000000000001",
  name: "사무실 노트북",
  createdAt: "2026-11-27T01:00:00.000Z",
};
const response = { clientDataJSON: "asked", attestationObject: "answered" };
const shown = () =>
  show(
    "/users",
    () => (
      <>
        <PasskeysSection />
        <Dialogs />
      </>
    ),
    "/users",
  );
async function fillForm() {
  fireEvent.click(await screen.findByRole("button", { name: "패스키 추가" }));
  const form = within(await screen.findByRole("form", { name: "패스키 추가" }));
  fireEvent.change(form.getByLabelText("이름"), { target: { value: "노트북" } });
  fireEvent.change(form.getByLabelText("현재 비밀번호"), { target: { value: "Secret-2026!" } });
  fireEvent.click(form.getByRole("button", { name: "패스키 추가" }));
}

test("passkeys are listed with their last use, and removed after a question (D20-14)", async () => {
  const sent = network({
    "/passkeys": () => ({ items: [passkey] }),
    [passkey.id]: () => undefined,
  });
  await shown();
  expect((await screen.findByRole("listitem")).textContent).toContain("사용한 적 없음");
  fireEvent.click(screen.getByRole("button", { name: "사무실 노트북 패스키 삭제" }));
  const dialog = within(await screen.findByRole("dialog"));
  fireEvent.click(dialog.getByRole("button", { name: "삭제" }));
  await waitFor(() =>
    expect(sent.find(({ method }) => method === "DELETE")?.path).toContain(passkey.id),
  );
});

test("a new one is made by the device, and kept under its name", async () => {
  browser.startRegistration.mockResolvedValue({ id: "made", rawId: "made", response });
  const sent = network({
    "/passkeys/options": () => ({ challenge: "offered" }),
    "/passkeys": () => ({ items: [], ...passkey }),
  });
  await shown();
  await fillForm();
  expect(await screen.findByText("패스키를 추가했습니다.")).toBeTruthy();
  expect(browser.startRegistration).toHaveBeenCalledWith({ optionsJSON: { challenge: "offered" } });
  const posts = sent.filter(({ method }) => method === "POST");
  expect(posts.map(({ body }) => body)).toEqual([
    { password: "Secret-2026!" },
    { name: "노트북", credential: { id: "made", response } },
  ]);
});

test("one that the device did not make is said, and nothing is kept", async () => {
  browser.startRegistration.mockRejectedValue(new DOMException("no", "NotAllowedError"));
  const sent = network({
    "/passkeys/options": () => ({ challenge: "offered" }),
    "/passkeys": () => ({ items: [] }),
  });
  await shown();
  await fillForm();
  expect(await screen.findByText(/패스키를 만들지 못했습니다/)).toBeTruthy();
  expect(sent.filter(({ method }) => method === "POST")).toHaveLength(1);
});
