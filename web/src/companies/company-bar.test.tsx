import { browserObjects } from "@bupum/ui/test/browser-objects";
import { screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { network, show, tidy } from "../../test/world.tsx";
import { actingCompany, endActing, startActing } from "../acting.ts";
import { CompanyBar } from "./company-bar.tsx";

beforeEach(() => {
  browserObjects();
  localStorage.setItem("token", "mine");
});
afterEach(() => {
  tidy();
  endActing();
  localStorage.clear();
  history.replaceState(null, "", "/");
});

const company = { id: "cmp_1", name: "한빛정밀", roles: ["BUYER"], memberCount: 2 };
const answers = (items: object[]) => ({
  "/users/me": () => ({ status: 200, body: { id: "usr_1", name: "구본아", role: "USER" } }),
  "/companies": () => ({ status: 200, body: { items } }),
});
const hrefOf = (name: string) => screen.getByRole("link", { name }).getAttribute("href");

test("an address may name the company, and then no longer does (D40-12, D40-13)", () => {
  history.replaceState(null, "", "/mypage/orders?page=2&company=cmp_1#a");
  startActing();
  expect(actingCompany()).toBe("cmp_1");
  expect(location.href).toMatch(/\/mypage\/orders\?page=2#a$/);
  startActing();
  expect(actingCompany()).toBe("cmp_1");
  history.replaceState(null, "", "/mypage/home?company=");
  startActing();
  expect(actingCompany()).toBeUndefined();
});

test("the bar says for which company one buys, and leads back in one press (D40-12)", async () => {
  localStorage.setItem("company", "cmp_1");
  startActing();
  network(answers([company]));
  await show(<CompanyBar />);
  expect(await screen.findByText("한빛정밀 이름으로 구매 중")).toBeTruthy();
  expect(hrefOf("내 계정으로")).toBe("/mypage/home?company=");
});

test("who is no member any more reads so, and the company is forgotten (D40-12)", async () => {
  localStorage.setItem("company", "cmp_1");
  localStorage.setItem("lastCompany", JSON.stringify({ id: "cmp_1", name: "한빛정밀" }));
  startActing();
  network(answers([]));
  await show(<CompanyBar />);
  expect(await screen.findByText("이 회사의 구성원이 아닙니다.")).toBeTruthy();
  expect(localStorage.getItem("lastCompany")).toBeNull();
});

test("the company of the last time is one press away (D40-12)", async () => {
  localStorage.setItem("lastCompany", JSON.stringify({ id: "cmp_1", name: "한빛정밀" }));
  network(answers([company]));
  await show(<CompanyBar />);
  await screen.findByRole("link", { name: "한빛정밀 이름으로 구매" });
  expect(hrefOf("한빛정밀 이름으로 구매")).toBe("/mypage/home?company=cmp_1");
});
