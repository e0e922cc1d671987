import { browserObjects } from "@bupum/ui/test/browser-objects";
import { screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { network, show, tidy } from "../../test/world.tsx";
import { CardSection } from "./card-section.tsx";

beforeEach(browserObjects);
afterEach(tidy);

const card = {
  id: "crd_01KB0000000000000000000000",
  issuerCode: "41",
  last4: "1234",
  cardType: "CREDIT",
  ownerType: "CORPORATE",
  isRefused: false,
  createdAt: "2026-11-01T03:00:00.000Z",
};
const registration = {
  clientKey: "test_ck_1",
  customerKey: "key-1",
  scriptUrl: "https://cards.example/v2",
};

test.each([true, false])(
  "a card that will be charged is not offered for removal, and the page says why: %s",
  async (isInUse) => {
    network({ "/credit-cards": () => ({ status: 200, body: { card, registration } }) });
    await show(<CardSection kept={{}} isInUse={isInUse} />);
    expect(await screen.findByRole("button", { name: "카드 변경" })).toBeTruthy();
    expect(screen.queryAllByRole("button", { name: "카드 삭제" })).toHaveLength(isInUse ? 0 : 1);
    expect(screen.queryAllByText(/구독을 해지한 뒤 삭제해 주세요/)).toHaveLength(isInUse ? 1 : 0);
  },
);
