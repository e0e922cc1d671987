import { browserObjects } from "@bupum/ui/test/browser-objects";
import { screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { network, show, tidy } from "../../test/world.tsx";
import { SubscriptionList } from "./subscription-list.tsx";

beforeEach(browserObjects);
afterEach(tidy);

const at = "2026-11-23T03:00:00.000Z";
const row = (name: string, dunningStage: number) => ({
  id: `sub_01KB000000000000000000000${dunningStage}`,
  userId: "usr_01KB0000000000000000000000",
  status: "ACTIVE",
  subscribeType: "MONTHLY",
  price: 42_900,
  nextBillingAt: at,
  createdAt: at,
  dunningStage,
  member: { id: "usr_01KB0000000000000000000000", userId: "kim01", name },
});

test("the list shows a refused renewal and its number of attempts", async () => {
  const items = [row("김부품", 0), row("이부품", 2)];
  network({ "/subscribe-entities": () => ({ items, page: 1, itemsPerPage: 30 }) });
  await show("/subscriptions/", SubscriptionList, "/subscriptions");
  await screen.findByText("김부품");
  const [paid, refused] = screen.getAllByRole("row").slice(1);
  expect(paid!.textContent).not.toContain("결제 실패");
  expect(refused!.textContent).toContain("결제 실패 2회");
});
