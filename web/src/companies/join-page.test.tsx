import { storage } from "@bupum/ui/storage";
import { browserObjects } from "@bupum/ui/test/browser-objects";
import { fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { network, show, tidy } from "../../test/world.tsx";
import { Invitation } from "./join-page.tsx";

beforeEach(() => {
  browserObjects();
  storage.token.set("token");
});
afterEach(tidy);

const companyId = "cmp_1";
const asked = `/companies/${companyId}/own-invitation`;
const joined = `/companies/${companyId}/join`;

async function shown(answered: { status: number; body: object }, own: object[] = []) {
  const { sentTo } = network({
    [asked]: () => answered,
    "/companies": () => ({ status: 200, body: { items: own } }),
    [joined]: () => ({ status: 200, body: { id: companyId } }),
  });
  await show(<Invitation companyId={companyId} code="the-code" />);
  return sentTo;
}

test("an invitation names the company, who invites and the roles before it is accepted (D40-5)", async () => {
  const body = {
    companyName: "한빛정밀",
    inviterName: "김한빛",
    roles: ["REQUESTER", "BUYER"],
    expiresAt: "2026-12-07T00:00:00.000Z",
  };
  const sentTo = await shown({ status: 200, body });
  expect(await screen.findByText("김한빛 님이 한빛정밀의 구성원으로 초대했습니다.")).toBeDefined();
  expect(screen.getByText("견적 요청, 주문")).toBeDefined();
  expect(sentTo(asked)[0]).toMatchObject({ search: "", body: { code: "the-code" } });
  expect(sentTo(joined)).toEqual([]);
  fireEvent.click(screen.getByRole("button", { name: "참여하기" }));
  await waitFor(() => expect(sentTo(joined)[0]?.body).toEqual({ code: "the-code" }));
  // One that was just accepted is not shown as one that has ended.
  expect(sentTo(asked)).toHaveLength(1);
});

test("one that has ended, or is of another account, says so and cannot be accepted (D40-5)", async () => {
  await shown({ status: 404, body: { code: "INVITATION_INVALID", message: "" } });
  expect((await screen.findByRole("alert")).textContent).toContain("다른 이메일로 받은 초대라면");
  expect(screen.queryByRole("button", { name: "참여하기" })).toBeNull();
});

test("one that was used says so, and to a member of the company that he is one (D40-5)", async () => {
  const used = {
    status: 404,
    body: { code: "INVITATION_INVALID", message: "", params: { used: true } },
  };
  await shown(used);
  expect((await screen.findByRole("alert")).textContent).toContain("이미 사용된 초대입니다");
  tidy();
  browserObjects();
  storage.token.set("token");
  await shown(used, [{ id: companyId, name: "한빛정밀", roles: ["BUYER"] }]);
  expect(await screen.findByText("이미 한빛정밀의 구성원입니다.")).toBeDefined();
  const way = screen.getByRole("link", { name: "회사로 이동" });
  expect(way.getAttribute("href")).toContain(`/mypage/companies/${companyId}`);
});
