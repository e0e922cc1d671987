import { browserObjects } from "@bupum/ui/test/browser-objects";
import { screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { network, show, tidy } from "../../test/world.tsx";
import { CardPage } from "./card-page.tsx";

beforeEach(browserObjects);
afterEach(tidy);

const id = "crd_01KB0000000000000000000000";
const member = { id: "usr_01KB0000000000000000000000", userId: "kim01", name: "김부품" };
const card = {
  id,
  issuerCode: "11",
  last4: "1234",
  cardType: "CREDIT",
  ownerType: "CORPORATE",
  isRefused: false,
  createdAt: "2026-11-23T03:00:00.000Z",
  member,
  history: [],
};

test.each([
  ["ACTIVE", false],
  ["SUSPENDED", true],
])(
  "the card of a subscription that is %s is offered for removal: %s",
  async (status, isOffered) => {
    network({
      [`/credit-card-entities/${id}`]: () => card,
      [`/users/${member.id}/subscribe`]: () => ({ member, subscription: { status } }),
    });
    await show("/cards/$cardId", CardPage, `/cards/${id}`);
    const why = "카드를 삭제하려면 먼저 구독 갱신을 중지해야 합니다.";
    if (isOffered) expect(await screen.findByRole("button", { name: "카드 삭제" })).toBeTruthy();
    else expect(await screen.findByText(why)).toBeTruthy();
    expect(screen.queryAllByRole("button", { name: "카드 삭제" })).toHaveLength(isOffered ? 1 : 0);
  },
);

test("the history of a card says its states in the reader's words", async () => {
  const step = { at: "2026-11-24T03:00:00.000Z", actorRole: "ADMIN", entity: "credit-card", id };
  const history = [
    { ...step, from: "REGISTERED", to: "REMOVED" },
    { ...step, at: "2026-11-23T03:00:00.000Z", from: "NONE", to: "REGISTERED" },
  ];
  network({
    [`/credit-card-entities/${id}`]: () => ({ ...card, history }),
    [`/users/${member.id}/subscribe`]: () => ({ member }),
  });
  await show("/cards/$cardId", CardPage, `/cards/${id}`);
  expect(await screen.findByText("등록 → 삭제")).toBeTruthy();
  expect(screen.queryByText(/REGISTERED|REMOVED/)).toBeNull();
});
