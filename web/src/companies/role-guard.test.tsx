import { browserObjects } from "@bupum/ui/test/browser-objects";
import { screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { network, show, tidy } from "../../test/world.tsx";
import { endActing, startActing } from "../acting.ts";
import { RoleGuard } from "./role-guard.tsx";

beforeEach(browserObjects);
afterEach(() => {
  tidy();
  endActing();
});

const order = (
  <RoleGuard act="order">
    <button type="button">주문하기</button>
  </RoleGuard>
);
const withRoles = (...roles: string[]) =>
  network({ "/companies": () => ({ status: 200, body: { items: [{ id: "cmp_1", roles }] } }) });

test("in a company's name nobody is offered what his roles refuse, and reads why (D40-10)", async () => {
  localStorage.setItem("company", "cmp_1");
  startActing();
  withRoles("REQUESTER", "APPROVER");
  await show(order);
  expect(await screen.findByText(/‘주문’ 역할이 있는 구성원/)).toBeTruthy();
  expect(screen.queryByRole("button", { name: "주문하기" })).toBeNull();
});

test("a buyer of the company has the button (D40-10)", async () => {
  localStorage.setItem("company", "cmp_1");
  startActing();
  const { sentTo } = withRoles("BUYER");
  await show(order);
  await waitFor(() => expect(sentTo("/companies")).toHaveLength(1));
  expect(await screen.findByRole("button", { name: "주문하기" })).toBeTruthy();
  expect(screen.queryByRole("alert")).toBeNull();
});

test("whoever orders for himself has the button (D40-10)", async () => {
  await show(order);
  expect(screen.getByRole("button", { name: "주문하기" })).toBeTruthy();
});
