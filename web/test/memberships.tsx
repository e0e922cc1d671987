import { Dialogs } from "@bupum/ui/frame/dialogs";
import { showSite } from "@bupum/ui/test/site";
import { createRootRoute, createRoute, Outlet } from "@tanstack/react-router";
import { act, fireEvent, screen } from "@testing-library/react";
import { SubscribePage } from "../src/subscribes/subscribe-page.tsx";
import { ko } from "../src/words/ko.ts";
import { network } from "./world.tsx";

export const prices = { MONTHLY: 42_900, QUARTERLY: 122_100, YEARLY: 429_000 };
const months = { MONTHLY: 1, QUARTERLY: 3, YEARLY: 12 };
type Type = keyof typeof prices;
export const [start, end] = ["2026-11-01T03:00:00.000Z", "2026-12-01T03:00:00.000Z"];
export const textVersion = "2026-11-24";

export const plansWith = (more: (type: Type) => object) =>
  (["MONTHLY", "QUARTERLY", "YEARLY"] as const).map((type) => ({
    subscribeType: type,
    months: months[type],
    amount: prices[type],
    supplyAmount: Math.round(prices[type] / 1.1),
    isCurrent: false,
    isPending: false,
    ...more(type),
  }));

export const nobody = {
  membershipType: "BASIC",
  isEntitled: false,
  hasCard: true,
  canSuspend: false,
  plans: plansWith((type) => ({ subscribe: { payNow: prices[type] } })),
  consentTextVersion: textVersion,
};
export const subscription = {
  id: "sub_01KB0000000000000000000000",
  userId: "usr_01KB0000000000000000000000",
  status: "ACTIVE",
  subscribeType: "MONTHLY",
  price: 42_900,
  consent: { amount: 42_900, textVersion, at: start },
  periodStart: start,
  periodEnd: end,
  anchorDay: 1,
  nextBillingAt: end,
  entitledUntil: end,
  dunningStage: 0,
  createdAt: start,
  version: 1,
};
export const member = {
  ...nobody,
  membershipType: "PREMIUM",
  isEntitled: true,
  subscription,
  renewal: { at: end, subscribeType: "MONTHLY", amount: 42_900, isConsentNeeded: false },
  canSuspend: true,
  plans: plansWith((type) =>
    type === "MONTHLY"
      ? { isCurrent: true }
      : {
          atRenewal: { at: end, amount: prices[type] },
          now: {
            credit: 12_345,
            payNow: prices[type] - 12_345,
            periodEnd: "2027-11-25T03:00:00.000Z",
          },
        },
  ),
};
const card = {
  id: "crd_01KB0000000000000000000000",
  issuerCode: "41",
  last4: "1234",
  cardType: "CREDIT",
  ownerType: "CORPORATE",
  isRefused: false,
  createdAt: start,
};
const registration = {
  clientKey: "test_ck_1",
  customerKey: "key-1",
  scriptUrl: "https://cards.example/v2",
};

/** What a member with a card is answered about it. */
export const ownCard = { card, registration };

type Answers = Parameters<typeof network>[0];

export async function opened(mine: object, more: Answers = {}, at = "/mypage/subscribe") {
  const { sentTo } = network({
    ...more,
    "/subscribes/me": () => ({ status: 200, body: mine }),
    "/credit-cards": () => ({ status: 200, body: ownCard }),
  });
  const root = createRootRoute({ component: Outlet });
  const inside = createRoute({ getParentRoute: () => root, id: "_signedIn", component: Outlet });
  const page = createRoute({
    getParentRoute: () => inside,
    path: "/mypage/subscribe/",
    component: () => (
      <>
        <SubscribePage />
        <Dialogs />
      </>
    ),
  });
  const payments = createRoute({ getParentRoute: () => inside, path: "/mypage/payments" });
  await showSite(root.addChildren([inside.addChildren([page, payments])]), ko, at);
  await screen.findByRole("heading", { name: "요금제" });
  return { sentTo };
}
export async function press(name: string | RegExp) {
  const button = await screen.findByRole("button", { name });
  await act(async () => fireEvent.click(button));
}
export const agree = () => fireEvent.click(screen.getByRole("checkbox", { name: /자동 결제/ }));
