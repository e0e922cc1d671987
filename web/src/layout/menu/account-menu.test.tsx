import { storage } from "@bupum/ui/storage";
import { browserObjects } from "@bupum/ui/test/browser-objects";
import { screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { network, show, tidy } from "../../../test/world.tsx";
import { AccountMenu } from "./account-menu.tsx";

beforeEach(browserObjects);
afterEach(tidy);

const ways = () => screen.queryAllByRole("link", { name: /로그인|회원가입/ });
const menu = () => screen.findByRole("button", { name: "내 메뉴" });

test("a member is never offered the login while his account is read", async () => {
  storage.token.set("token");
  const account = Promise.withResolvers<{ status: number; body: object }>();
  network({ "/users/me": () => account.promise });
  await show(<AccountMenu />);
  expect(ways()).toEqual([]);
  account.resolve({ status: 200, body: { id: "usr_1", name: "김하나", role: "BUYER" } });
  expect(await menu()).toBeTruthy();
  expect(ways()).toEqual([]);
});

test("a guest is offered both at once", async () => {
  network({});
  await show(<AccountMenu />);
  expect(ways()).toHaveLength(2);
});
