import { browserObjects } from "@bupum/ui/test/browser-objects";
import { screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { agree, end, member, opened, plansWith, press, prices } from "../../test/memberships.tsx";
import { tidy } from "../../test/world.tsx";

beforeEach(browserObjects);
afterEach(tidy);

test("a waiting type is shown with its day, charges nothing by itself, and is taken back by choosing the present one", async () => {
  const plans = plansWith((type) =>
    type === "MONTHLY"
      ? { isCurrent: true, atRenewal: { at: end, amount: 42_900 } }
      : {
          isPending: type === "YEARLY",
          now: { credit: 1, payNow: prices[type] - 1, periodEnd: "2027-11-25T03:00:00.000Z" },
        },
  );
  const renewal = { at: end, subscribeType: "YEARLY", amount: 429_000, isConsentNeeded: false };
  const { sentTo } = await opened(
    { ...member, plans, renewal },
    { "/subscribes/change/subscribe-type": () => ({ status: 200, body: member }) },
  );
  expect(screen.getByText(/12월 1일 \(화\)에 연간 구독으로 바뀝니다/)).toBeTruthy();
  expect(screen.queryByRole("button", { name: /결제하고/ })).toBeNull();
  await press("변경 취소");
  agree();
  await press("지금 요금제 그대로 이용하기");
  expect(sentTo("/subscribe-type")[0]?.body).toMatchObject({
    subscribeType: "MONTHLY",
    effective: "RENEWAL",
  });
});
