import { dropDialogs } from "@bupum/ui/frame/dialogs";
import { browserObjects } from "@bupum/ui/test/browser-objects";
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { chatServer, message, openChats, reloaded, uuid } from "../../../test/chats.tsx";
import { tidy } from "../../../test/world.tsx";

beforeEach(() => {
  browserObjects();
  Element.prototype.scrollIntoView = () => undefined;
  Element.prototype.scrollTo = () => undefined;
});
afterEach(() => {
  reloaded();
  dropDialogs();
  tidy();
});

const [one, two] = ["cmp_01KB0000000000000000000000", "cmp_01KB0000000000000000000001"] as const;
const companies = [
  { id: one, name: "한빛정밀", roles: ["BUYER"], memberCount: 2 },
  { id: two, name: "다온설계", roles: ["OWNER"], memberCount: 3 },
];

function serverOf(of: Parameters<typeof chatServer>[1] = {}, items: object[] = companies) {
  const { answers, state } = chatServer([message(1)], of);
  return {
    state,
    answers: {
      ...answers,
      "/share": (body: unknown) => {
        const company = companies.find(
          ({ id }) => id === (body as { companyId?: string }).companyId,
        );
        const sharedWith = company && { companyId: company.id, name: company.name };
        Object.assign(state.room, { sharedWith });
        return { status: 200, body: sharedWith ? { sharedWith } : {} };
      },
      "/companies": () => ({ status: 200, body: { items } }),
    },
  };
}

const choose = async (entry: string) => {
  await screen.findByRole("log");
  fireEvent.click(screen.getByRole("button", { name: "채팅방 메뉴" }));
  await act(async () => fireEvent.click(await screen.findByRole("button", { name: entry })));
};
const press = (place: HTMLElement, name: string) =>
  act(async () => fireEvent.click(within(place).getByRole("button", { name })));

test("a buyer reads what sharing means, chooses a company, and takes it back (D29-18)", async () => {
  const { answers } = serverOf();
  const { sentTo } = await openChats(answers);
  await choose("회사와 함께 보기");
  const dialog = await screen.findByRole("dialog");
  await within(dialog).findByText(/지금까지의 내용과 앞으로의 내용이 모두 보이고/);
  expect(within(dialog).getByText(/상대방에게도/)).toBeTruthy();
  const send = within(dialog).getByRole("button", { name: "함께 보기" });
  expect(send.hasAttribute("disabled")).toBe(true);
  fireEvent.click(within(dialog).getByRole("radio", { name: "다온설계" }));
  await press(dialog, "함께 보기");
  expect(await screen.findByText("다온설계 구성원과 함께 보는 채팅입니다.")).toBeTruthy();
  await choose("함께 보기 중지");
  await press(await screen.findByRole("dialog"), "함께 보기 중지");
  await waitFor(() => expect(screen.queryByText(/구성원과 함께 보는 채팅/)).toBeNull());
  expect(sentTo(`/chats/${uuid}/share`).map(({ body }) => body)).toEqual([{ companyId: two }, {}]);
});

test("who belongs to no company is led to the companies (D29-18)", async () => {
  const { answers } = serverOf({}, []);
  await openChats(answers);
  await choose("회사와 함께 보기");
  expect(await screen.findByText(/속한 회사가 없습니다/)).toBeTruthy();
  expect(screen.getByRole("link", { name: "회사 보기" }).getAttribute("href")).toBe(
    "/mypage/companies",
  );
});

test("a seller sees who reads, and shares nothing (D29-18)", async () => {
  const { answers } = serverOf({ side: "SELL", sharedWith: { name: "한빛정밀" } });
  await openChats(answers);
  await screen.findByRole("log");
  expect(screen.getByText("구매자의 회사 한빛정밀 구성원도 이 채팅을 봅니다.")).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "채팅방 메뉴" }));
  await screen.findByRole("button", { name: "알림 끄기" });
  expect(screen.queryByRole("button", { name: /함께 보기/ })).toBeNull();
});

test.each([
  ["with support", { isSupport: true as const }],
  ["after a block", { isBlocked: true }],
])("a room %s is not shared (D29-18)", async (_why, more) => {
  const { answers } = serverOf(more);
  await openChats(answers);
  await screen.findByRole("log");
  fireEvent.click(screen.getByRole("button", { name: "채팅방 메뉴" }));
  await screen.findByRole("button", { name: "알림 끄기" });
  expect(screen.queryByRole("button", { name: /함께 보기/ })).toBeNull();
});
