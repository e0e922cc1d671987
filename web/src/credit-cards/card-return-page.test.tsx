import { browserObjects } from "@bupum/ui/test/browser-objects";
import { showSite } from "@bupum/ui/test/site";
import { createRootRoute, createRoute, Outlet } from "@tanstack/react-router";
import { act, cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { network, tidy } from "../../test/world.tsx";
import { ko } from "../words/ko.ts";
import { CardReturnPage } from "./card-return-page.tsx";

beforeEach(browserObjects);
afterEach(tidy);

const registration = {
  clientKey: "test_ck_1",
  customerKey: "key-1",
  scriptUrl: "https://cards.example/v2",
};
const cardOf = (id: string) => ({
  id,
  issuerCode: "41",
  last4: "1234",
  cardType: "CREDIT",
  ownerType: "PERSONAL",
  isRefused: false,
  createdAt: "2026-11-01T03:00:00.000Z",
});
const [first, second] = ["crd_01KB0000000000000000000000", "crd_01KB0000000000000000000001"];

/** A server with at most one card, which accepts the key of a window once. */
function serverWith(
  held: string | undefined,
  refusal?: () => { status: number; body?: unknown } | undefined,
) {
  let card = held;
  const sent: string[] = [];
  const world = network({
    "/credit-cards": (body) => {
      if (body !== null) {
        sent.push((body as { authKey: string }).authKey);
        const refused = refusal?.();
        if (refused) return refused;
        card = card ? second : first;
      }
      return { status: 200, body: { ...(card && { card: cardOf(card) }), registration } };
    },
  });
  return { ...world, sent };
}

async function arrived(search: string) {
  const root = createRootRoute({ component: Outlet });
  const inside = createRoute({ getParentRoute: () => root, id: "_signedIn", component: Outlet });
  const back = createRoute({
    getParentRoute: () => inside,
    path: "/mypage/subscribe/card",
    component: CardReturnPage,
  });
  const page = createRoute({
    getParentRoute: () => inside,
    path: "/mypage/subscribe",
    component: () => <p>구독 화면 {JSON.stringify(page.useSearch())}</p>,
  });
  await showSite(
    root.addChildren([inside.addChildren([back, page])]),
    ko,
    `/mypage/subscribe/card${search}`,
  );
}
const keys = "?customerKey=key-1&authKey=auth-1&back=%2Festimates%2Fnew&plan=YEARLY";

test("a card of the window is registered once, and its member returns to the earlier choice", async () => {
  const { sent, sentTo } = serverWith(undefined);
  await arrived(keys);
  expect(await screen.findByText(/구독 화면.*\/estimates\/new.*YEARLY/)).toBeTruthy();
  expect(screen.queryByText(/auth-1/)).toBeNull();
  expect(sent).toEqual(["auth-1"]);
  expect(sentTo("/credit-cards").find(({ body }) => body !== null)?.key).toMatch(/^[0-9a-f]{32}$/);
});

test("a reload does not send the key again: a registered card is found", async () => {
  const { sent } = serverWith(undefined);
  await arrived(keys);
  await screen.findByText(/구독 화면/);
  cleanup();
  await arrived(keys);
  await screen.findByText(/구독 화면/);
  expect(sent).toEqual(["auth-1"]);
});

test("an existing card is replaced", async () => {
  const { sent } = serverWith(first);
  await arrived(keys);
  expect(await screen.findByText(/구독 화면/)).toBeTruthy();
  expect(sent).toEqual(["auth-1"]);
});

test("a refused card shows so and offers another window, and a reload sends nothing", async () => {
  const body = { status: 402, code: "CARD_REFUSED", message: "카드사에서 거절했습니다." };
  const { sent } = serverWith(undefined, () => ({ status: 402, body }));
  await arrived(keys);
  expect(await screen.findByText("카드사에서 거절했습니다.")).toBeTruthy();
  expect(screen.getByRole("button", { name: "카드 다시 등록" })).toBeTruthy();
  cleanup();
  await arrived(keys);
  expect(await screen.findByText(/카드가 등록되지 않았습니다/)).toBeTruthy();
  expect(sent).toEqual(["auth-1"]);
});

test("without a reply the same key is sent again on demand only", async () => {
  const busy = { status: 503, body: { status: 503, code: "BUSY", message: "잠시 후" } };
  const answers = [busy, undefined];
  const { sent } = serverWith(undefined, () => answers.shift());
  await arrived(keys);
  const again = await screen.findByRole("button", { name: "다시 시도" });
  expect(sent).toHaveLength(1);
  await act(async () => fireEvent.click(again));
  await waitFor(() => expect(sent).toEqual(["auth-1", "auth-1"]));
  expect(await screen.findByText(/구독 화면/)).toBeTruthy();
});

test("a closed window registered nothing, and the page says so", async () => {
  const { sent } = serverWith(undefined);
  await arrived("?code=PAY_PROCESS_CANCELED&message=x");
  expect(await screen.findByText(/카드 등록을 취소했습니다/)).toBeTruthy();
  expect(screen.getByRole("link", { name: "구독 화면으로" })).toBeTruthy();
  expect(sent).toEqual([]);
});
