import { browserObjects } from "@bupum/ui/test/browser-objects";
import { RichText } from "@bupum/ui/reading/rich-text";
import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { network, show, tidy } from "../../../test/world.tsx";
import { useMentionCard } from "./use-mention-card.tsx";

const productId = "prd_01KB0000000000000000000000";
const part = {
  id: productId,
  partNumber: "MY2N-GS AC24",
  name: { ko: "릴레이", en: "Relay", zh: "继电器" },
  manufactorName: { ko: "오므론", en: "OMRON", zh: "欧姆龙" },
  unit: "EA",
  offerCount: 3,
  bestOffer: {
    unitPrice: "4200",
    currency: "KRW",
    moq: 1,
    stock: 50,
    leadTimeDays: 0,
    condition: "NEW",
  },
  inStock: true,
};
const body = {
  type: "doc" as const,
  content: [
    {
      type: "paragraph",
      content: [
        { type: "text", text: "교체품은 " },
        { type: "productMention", attrs: { productId, label: "MY2N-GS" } },
      ],
    },
  ],
};

function Page() {
  const { handlers, card } = useMentionCard();
  return (
    <>
      <div {...handlers}>
        <RichText body={body} images="/api/images" anchor="s1" />
      </div>
      {card}
    </>
  );
}

beforeEach(browserObjects);
afterEach(() => {
  vi.useRealTimers();
  vi.useRealTimers();
  tidy();
});

/** jsdom has no pointers: only the type of one matters. */
const pointer = (on: Element, type: string, pointerType = "mouse") => {
  const event = new MouseEvent(type, { bubbles: true });
  Object.defineProperty(event, "pointerType", { value: pointerType });
  fireEvent(on, event);
};
const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));

async function drawn(answer: object = { status: 200, body: part }) {
  const { sentTo } = network({ [`/products/${productId}`]: () => answer as { status: number } });
  await show(<Page />);
  const link = await screen.findByRole("link", { name: "MY2N-GS" });
  return { link, asked: () => sentTo(`/products/${productId}`).length };
}
const card = () => screen.findByRole("tooltip", { hidden: true });
const gone = () =>
  waitFor(() => expect(screen.queryByRole("tooltip", { hidden: true })).toBeNull());

test("pointing at a part shows its maker, price and stock, requested once", async () => {
  const { link, asked } = await drawn();
  for (let times = 0; times < 2; times += 1) {
    pointer(link, "pointerover");
    await waitFor(async () =>
      expect((await card()).textContent).toMatch(
        /^오므론MY2N-GS AC24릴레이재고 50 EA.*4,200원.*판매자 3곳$/,
      ),
    );
    expect(link.getAttribute("aria-describedby")).toBe((await card()).id);
    pointer(link, "pointerout");
    await gone();
  }
  expect(link.hasAttribute("aria-describedby")).toBe(false);
  expect(asked()).toBe(1);
});

test("the pointer may move onto the card, and Escape closes it", async () => {
  const { link } = await drawn();
  pointer(link, "pointerover");
  const shown = await card();
  pointer(link, "pointerout");
  pointer(shown, "pointerover");
  await pause(500);
  expect(shown.isConnected).toBe(true);
  fireEvent.keyDown(document.body, { key: "Escape" });
  await gone();
});

const after = (ms: number) => act(() => void vi.advanceTimersByTime(ms));

test("nothing is requested for a tap, nor for a pointer that passes over", async () => {
  const { link, asked } = await drawn();
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  pointer(link, "pointerover", "touch");
  after(400);
  pointer(link, "pointerover");
  after(50);
  pointer(link, "pointerout");
  after(600);
  expect(asked()).toBe(0);
  expect(screen.queryByRole("tooltip", { hidden: true })).toBeNull();
});

test("a deleted part is shown as deleted", async () => {
  const { link } = await drawn({ status: 404, body: { status: 404, code: "NOT_FOUND" } });
  pointer(link, "pointerover");
  await waitFor(async () => expect((await card()).textContent).toContain("없는 부품"));
});
