import { browserObjects } from "@bupum/ui/test/browser-objects";
import { showSite } from "@bupum/ui/test/site";
import { createRootRoute, createRoute, Outlet } from "@tanstack/react-router";
import { fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { room, uuid } from "../../test/chats.tsx";
import { network, tidy } from "../../test/world.tsx";
import { ko } from "../words/ko.ts";
import { OpenRoomPage } from "./open-room-page.tsx";

beforeEach(browserObjects);
afterEach(tidy);

const sellerId = "sel_01KB0000000000000000000001";
const product = "prd_01KB0000000000000000000001";
type Answers = Parameters<typeof network>[0];

async function open(search: string, answers: Answers) {
  const { sentTo } = network(answers);
  const root = createRootRoute({ component: Outlet });
  const inside = createRoute({ getParentRoute: () => root, id: "_signedIn", component: Outlet });
  const routes = [
    createRoute({ getParentRoute: () => inside, path: "/chats/new", component: OpenRoomPage }),
    createRoute({ getParentRoute: () => inside, path: "/chats/", component: () => "목록" }),
    createRoute({ getParentRoute: () => inside, path: "/chats/$uuid", component: () => "방" }),
  ];
  await showSite(root.addChildren([inside.addChildren(routes)]), ko, `/chats/new?${search}`);
  return sentTo;
}

test("the room is opened once, with the part it was opened from, and the page leads there", async () => {
  const sentTo = await open(`sellerId=${sellerId}&contextId=${product}`, {
    "/chats": () => ({ status: 200, body: room({ uuid }) }),
  });
  expect(await screen.findByText("방")).toBeTruthy();
  expect(sentTo("/chats").map(({ body }) => body)).toEqual([
    { sellerId, context: { type: "PRODUCT", id: product } },
  ]);
});

test("a refusal is shown in words, and can be repeated", async () => {
  let isBusy = true;
  const sentTo = await open(`sellerId=${sellerId}`, {
    "/chats": () =>
      isBusy
        ? { status: 429, body: { code: "CHAT_LIMIT", message: "내일 다시 열어 주세요." } }
        : { status: 200, body: room({ uuid }) },
  });
  expect(await screen.findByText("내일 다시 열어 주세요.")).toBeTruthy();
  isBusy = false;
  fireEvent.click(screen.getByRole("button", { name: "다시 시도" }));
  await waitFor(() => expect(screen.getByText("방")).toBeTruthy());
  expect(sentTo("/chats").at(-1)?.body).toEqual({ sellerId });
});

test("an address without a seller leads to the list, and calls nothing", async () => {
  const sentTo = await open("sellerId=x", {});
  expect(await screen.findByText("목록")).toBeTruthy();
  expect(sentTo("/chats")).toEqual([]);
});
