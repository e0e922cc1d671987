import { browserObjects } from "@bupum/ui/test/browser-objects";
import { screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { ownCard } from "../../test/memberships.tsx";
import { network, show, tidy } from "../../test/world.tsx";
import { CardSection } from "./card-section.tsx";

beforeEach(browserObjects);
afterEach(tidy);

test.each([true, false])(
  "a card that will be charged cannot be removed, and the page says why: %s",
  async (isInUse) => {
    network({ "/credit-cards": () => ({ status: 200, body: ownCard }) });
    await show(<CardSection kept={{}} isInUse={isInUse} />);
    expect(await screen.findByRole("button", { name: "카드 변경" })).toBeTruthy();
    expect(screen.queryAllByRole("button", { name: "카드 삭제" })).toHaveLength(isInUse ? 0 : 1);
    expect(screen.queryAllByText(/구독을 해지한 뒤 삭제해 주세요/)).toHaveLength(isInUse ? 1 : 0);
  },
);
