import type { CompanyRole } from "@bupum/shared/kernel/company-roles";
import { storage } from "@bupum/ui/storage";
import { browserObjects } from "@bupum/ui/test/browser-objects";
import { showSite } from "@bupum/ui/test/site";
import { createRootRoute, createRoute, Outlet } from "@tanstack/react-router";
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { network, tidy } from "../../test/world.tsx";
import { endActing, startActing } from "../acting.ts";
import { ko } from "../words/ko.ts";
import { BookmarkButton } from "./bookmark-button.tsx";
import { BookmarksPage } from "./bookmarks-page.tsx";

const rowOf = (targetId: string, more: object) => ({
  type: "SELLER",
  targetId,
  notify: false,
  createdAt: "2026-11-30T00:00:00.000Z",
  available: true,
  seller: { id: targetId, companyName: `${targetId} 상사`, region: "SEOUL", merchandiseCount: 1 },
  ...more,
});

/** The list of sellers, and its page, for a member with these roles or in his own name. */
async function opened(...roles: CompanyRole[]) {
  if (roles.length > 0) localStorage.setItem("company", "cmp_1");
  startActing();
  const { sentTo } = network({
    "/users/me": () => ({
      status: 200,
      body: { id: "usr_1", name: "구본아", role: "SELLER", sellerApproval: "APPROVED" },
    }),
    "/companies": () => ({ status: 200, body: { items: [{ id: "cmp_1", roles }] } }),
    "/members": () => ({
      status: 200,
      body: { items: [{ userId: "usr_2", name: "박요청", roles: ["REQUESTER"] }] },
    }),
    "/bookmarks/me": () => ({
      status: 200,
      body: {
        items: [
          rowOf("sel_1", { addedBy: "usr_2", notify: true }),
          rowOf("sel_2", { addedBy: "usr_3" }),
        ],
        page: 1,
        itemsPerPage: 30,
      },
    }),
    "/bookmarks": () => ({ status: 204 }),
  });
  const root = createRootRoute({ component: Outlet });
  const inside = createRoute({ getParentRoute: () => root, id: "_signedIn", component: Outlet });
  const page = createRoute({
    getParentRoute: () => inside,
    path: "/mypage/bookmarks",
    component: BookmarksPage,
  });
  const at = "/mypage/bookmarks?bookmarkType=SELLER";
  await showSite(root.addChildren([inside.addChildren([page])]), ko, at);
  await screen.findByText("sel_1 상사");
  return { sentTo };
}
const rowWith = (text: string) => within(screen.getByText(text).closest("tr")!);

beforeEach(() => {
  browserObjects();
  storage.token.set("token");
});
afterEach(() => {
  tidy();
  endActing();
});

test("a company's list says whose it is and who added each line, also of those who left (D14-4)", async () => {
  await opened("REQUESTER");
  expect(screen.getByText(/회사 구성원이 함께 보는 즐겨찾기/)).toBeTruthy();
  expect(await rowWith("sel_1 상사").findByText("박요청")).toBeTruthy();
  expect(await rowWith("sel_2 상사").findByText("이전 구성원")).toBeTruthy();
  // A company sells nothing, whatever its member does (D14-4).
  expect(screen.queryByRole("link", { name: "구매자" })).toBeNull();
});

test("a member who asks or orders changes it (D14-4)", async () => {
  const { sentTo } = await opened("REQUESTER");
  const row = rowWith("sel_1 상사");
  expect(await row.findByRole("checkbox")).toBeTruthy();
  await act(async () => fireEvent.click(row.getByRole("button", { name: /즐겨찾기/ })));
  expect(sentTo("/bookmarks").map(({ body }) => body)).toEqual([
    { type: "SELLER", targetIds: ["sel_1"] },
  ]);
});

test("others read what is bookmarked and watched, and are offered no button (D14-4)", async () => {
  await opened("APPROVER", "ACCOUNTANT");
  const row = rowWith("sel_1 상사");
  expect(await row.findByRole("img", { name: /즐겨찾기됨/ })).toBeTruthy();
  expect(row.getByRole("img", { name: /입고 알림/ })).toBeTruthy();
  expect(rowWith("sel_2 상사").queryByRole("img", { name: /입고 알림/ })).toBeNull();
  expect(screen.queryByRole("button", { name: /즐겨찾기/ })).toBeNull();
  expect(screen.queryByRole("checkbox")).toBeNull();
});

test("in one's own name nobody is named, and a seller has his buyers (D14-1)", async () => {
  await opened();
  expect(screen.queryByText("등록한 사람")).toBeNull();
  expect(screen.queryByText(/회사 구성원/)).toBeNull();
  expect(await screen.findByRole("link", { name: "구매자" })).toBeTruthy();
  expect(rowWith("sel_1 상사").getByRole("checkbox")).toBeTruthy();
});

test("a bookmark that a colleague made meanwhile keeps its news, and shows them (D14-5)", async () => {
  localStorage.setItem("company", "cmp_1");
  startActing();
  const { sentTo } = network({
    "/users/me": () => ({ status: 200, body: { id: "usr_1", name: "구본아", role: "USER" } }),
    "/companies": () => ({ status: 200, body: { items: [{ id: "cmp_1", roles: ["BUYER"] }] } }),
    "/bookmarks/me": () => ({ status: 200, body: { items: [] } }),
    "/bookmarks": () => ({ status: 200, body: { type: "PRODUCT", notify: true } }),
  });
  const page = createRootRoute({
    component: () => <BookmarkButton type="PRODUCT" targetId="prd_1" name="6ES7" withNotify />,
  });
  await showSite(page, ko, "/");
  const button = await screen.findByRole("button", { name: /즐겨찾기/ });
  // It is known who reads.
  await waitFor(() => expect(sentTo("/bookmarks/me")).toHaveLength(1));
  await act(async () => fireEvent.click(button));
  expect(sentTo("/bookmarks").map(({ body }) => body)).toEqual([
    { type: "PRODUCT", targetId: "prd_1" },
  ]);
  const news = await screen.findByRole("button", { name: /입고 알림/ });
  expect(news.getAttribute("aria-pressed")).toBe("true");
});
