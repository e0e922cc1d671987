import { Dialogs } from "@bupum/ui/frame/dialogs";
import { browserObjects } from "@bupum/ui/test/browser-objects";
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { network, tidy, show } from "../../test/world.tsx";
import { JoinRequests } from "./join-requests.tsx";

beforeEach(browserObjects);
afterEach(tidy);

const userId = "usr_01KB0000000000000000000000";
const request = {
  userId,
  name: "이구매",
  email: "lee@hanbit.example",
  message: "구매팀입니다",
  askedAt: "2026-11-25T00:00:00.000Z",
  expiresAt: "2026-12-09T00:00:00.000Z",
};
const path = "/companies/cmp_1/join-requests";
const lists = { status: 200, body: { items: [request] as object[] } };
type Reply = { status: number; body?: object };

/** The page of a company; what is sent to decide is kept beside what is read. */
async function shown(read: () => Reply = () => lists) {
  const { sentTo } = network({ [path]: (body) => (body ? { status: 204 } : read()) });
  const drawn = await show(
    <>
      <JoinRequests companyId="cmp_1" />
      <Dialogs />
    </>,
  );
  const sent = () => sentTo(path).flatMap(({ body }) => (body ? [body] : []));
  return { ...drawn, sent };
}
const letIn = () =>
  screen.findByRole<HTMLButtonElement>("button", { name: "이구매 가입 요청 수락" });
const role = (name: string) => screen.getByRole("checkbox", { name });

test("Nobody is let in without a role (D40-18)", async () => {
  const { sent } = await shown();
  expect((await letIn()).disabled).toBe(false);
  fireEvent.click(role("견적 요청"));
  expect((await letIn()).disabled).toBe(true);
  fireEvent.click(await letIn());
  fireEvent.click(role("주문"));
  expect((await letIn()).disabled).toBe(false);
  expect(sent()).toEqual([]);
});

test("Who asked is invited with the roles that the owner chose (D40-18)", async () => {
  const { sent } = await shown();
  await letIn();
  fireEvent.click(role("승인"));
  fireEvent.click(role("주문"));
  fireEvent.click(await letIn());
  await waitFor(() =>
    expect(sent()).toEqual([{ userId, roles: ["REQUESTER", "BUYER", "APPROVER"] }]),
  );
  expect(await screen.findByText("초대 메일을 보냈습니다.")).toBeTruthy();
});

test("A request is declined once its reader has said so twice (D40-18)", async () => {
  const { sent } = await shown();
  const name = "이구매 가입 요청 거절";
  const press = async () => fireEvent.click(await screen.findByRole("button", { name }));
  await press();
  const first = within(await screen.findByRole("dialog", { name }));
  expect(first.getByText(/다시 요청해도 이 회사에 전달되지 않습니다/)).toBeTruthy();
  fireEvent.click(first.getByRole("button", { name: "닫기" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(sent()).toEqual([]);
  await press();
  const second = within(await screen.findByRole("dialog", { name }));
  fireEvent.click(second.getByRole("button", { name: "거절" }));
  await waitFor(() => expect(sent()).toEqual([{ userId }]));
});

test("A list that was read stays when it cannot be read again; without one the fault is said", async () => {
  const read = vi.fn((): Reply => lists);
  const { client, unmount } = await shown(read);
  await letIn();
  read.mockReturnValue({ status: 500, body: { code: "INTERNAL_ERROR" } });
  await act(async () => {
    await client.refetchQueries();
    // The page hears of it by a timer that was set before this one.
    await new Promise((heard) => setTimeout(heard));
  });
  expect(read).toHaveBeenCalledTimes(2);
  expect(screen.queryByRole("alert")).toBeNull();
  expect(screen.getByText(request.email)).toBeTruthy();
  unmount();
  await shown(read);
  expect(await screen.findByRole("alert")).toBeTruthy();
});
