import { browserObjects } from "@bupum/ui/test/browser-objects";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { chatServer, message, openChats, reloaded } from "../../../test/chats.tsx";
import { tidy } from "../../../test/world.tsx";

beforeEach(browserObjects);
afterEach(() => {
  reloaded();
  tidy();
});

test("a card links to its thing; a deleted one says so", async () => {
  const estimate = { type: "ESTIMATE", id: "est_01KB0000000000000000000000" } as const;
  const order = { type: "ORDER", id: "ord_01KB0000000000000000000000" } as const;
  const { answers } = chatServer([
    message(1, {
      kind: "CARD",
      card: {
        ...order,
        title: "MR-J2S-40A",
        status: "CONFIRMED",
        amount: { amount: 220_000, currency: "KRW" },
        link: "/mypage/orders?orderId=ord_01KB0000000000000000000000",
      },
    }),
    message(2, { kind: "CARD", card: estimate }),
  ]);
  await openChats(answers);
  const card = within(await screen.findByRole("log")).getByRole("link", { name: /MR-J2S-40A/ });
  expect(card.getAttribute("href")).toContain("/mypage/orders?orderId=ord_");
  expect(within(card).getByText("주문 확정")).toBeTruthy();
  expect(within(card).getByText("220,000원")).toBeTruthy();
  expect(screen.getByText("지금은 볼 수 없습니다")).toBeTruthy();
});

test("a picture that is not moved yet is requested again", async () => {
  const picture = "fil_01KB0000000000000000000001";
  const files = [{ id: picture, fileName: "명판.jpg", size: 1 }] as never;
  const { answers } = chatServer([message(1, { kind: "FILE", files })]);
  let asked = 0;
  await openChats({
    ...answers,
    [`/files/${picture}`]: () => {
      asked += 1;
      return asked === 1
        ? { status: 409, body: { code: "BUSY", message: "잠시 후 다시 시도해 주세요." } }
        : { status: 200, body: { id: picture, url: "https://files.test/picture" } };
    },
  });
  const button = await screen.findByRole("button", { name: /명판\.jpg/ });
  await waitFor(() => expect(button.querySelector("img")?.src).toBe("https://files.test/picture"));
});

test("pictures are shown by a signed link, other files by name and size", async () => {
  const [picture, sheet] = ["fil_01KB0000000000000000000001", "fil_01KB0000000000000000000002"];
  const { answers } = chatServer([
    message(1, {
      kind: "FILE",
      files: [
        { id: picture, fileName: "명판.jpg", size: 120_000 },
        { id: sheet, fileName: "도면.pdf", size: 3 * 1024 * 1024 },
      ] as never,
    }),
  ]);
  const url = "https://files.test/picture";
  const { sentTo } = await openChats({
    ...answers,
    [`/files/${picture}`]: () => ({ status: 200, body: { id: picture, url } }),
  });
  const button = await screen.findByRole("button", { name: /명판\.jpg/ });
  await waitFor(() => expect(button.querySelector("img")?.src).toBe(url));
  fireEvent.click(screen.getByRole("button", { name: "명판.jpg 크게 보기" }));
  const large = within(await screen.findByRole("dialog", { name: "명판.jpg" }));
  expect(large.getByRole<HTMLImageElement>("img", { name: "명판.jpg" }).src).toBe(url);
  expect(large.getByRole("button", { name: "내려받기" })).toBeTruthy();
  expect(screen.getByText("3 MB")).toBeTruthy();
  expect(sentTo(`/files/${sheet}`)).toEqual([]);
});
