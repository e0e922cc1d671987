import { browserObjects } from "@bupum/ui/test/browser-objects";
import { fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { network, show, tidy } from "../../test/world.tsx";
import { CompanyBar } from "./company-bar.tsx";

const acting = vi.hoisted(() => ({ company: undefined as string | undefined }));
vi.mock("../acting.ts", () => ({ actingCompany: () => acting.company, endActing: () => {} }));
const acts = vi.hoisted(() => ({ actAsOneself: vi.fn(), actFor: vi.fn() }));
vi.mock(import("./acting-as.ts"), async (original) => ({ ...(await original()), ...acts }));

beforeEach(() => {
  browserObjects();
  localStorage.setItem("token", "mine");
  acts.actAsOneself.mockReset();
  acts.actFor.mockReset();
});
afterEach(() => {
  tidy();
  acting.company = undefined;
  localStorage.clear();
});

const company = { id: "cmp_1", name: "한빛정밀", roles: ["BUYER"], memberCount: 2 };
const answers = (items: object[]) => ({
  "/users/me": () => ({ status: 200, body: { id: "usr_1", name: "구본아", role: "USER" } }),
  "/companies": () => ({ status: 200, body: { items } }),
});

test("the bar says for which company one buys, and one press ends it (D40-12)", async () => {
  acting.company = "cmp_1";
  network(answers([company]));
  await show(<CompanyBar />);
  expect(await screen.findByText("한빛정밀 이름으로 구매 중")).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "내 계정으로" }));
  expect(acts.actAsOneself).toHaveBeenCalledTimes(1);
});

test("who is no member any more goes on as himself (D40-12)", async () => {
  acting.company = "cmp_1";
  network(answers([]));
  await show(<CompanyBar />);
  await waitFor(() => expect(acts.actAsOneself).toHaveBeenCalled());
});

test("the company of the last time is one press away (D40-12)", async () => {
  localStorage.setItem("lastCompany", JSON.stringify({ id: "cmp_1", name: "한빛정밀" }));
  network(answers([company]));
  await show(<CompanyBar />);
  fireEvent.click(await screen.findByRole("button", { name: "한빛정밀 이름으로 구매" }));
  expect(acts.actFor).toHaveBeenCalledWith({ id: "cmp_1", name: "한빛정밀" }, "ko");
});
