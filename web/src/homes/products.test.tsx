import { storage } from "@bupum/ui/storage";
import { browserObjects } from "@bupum/ui/test/browser-objects";
import { screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { network, show, tidy } from "../../test/world.tsx";
import { Again, FallenPrices } from "./bought.tsx";
import { MemberHome } from "./member-home.tsx";

beforeEach(browserObjects);
afterEach(() => {
  storage.token.clear();
  tidy();
});

const part = {
  id: "prd_1",
  partNumber: "E3Z-D61",
  name: { ko: "광전센서" },
  manufactorName: { ko: "오므론" },
  unit: "EA",
  bestOffer: { unitPrice: "12028", currency: "KRW", moq: 1 },
};
const last = { unitPrice: "12400", currency: "KRW", quantity: 10, unit: "EA" };

test("a part that costs less today says so, and is one press from the basket (D32-6)", async () => {
  await show(<FallenPrices of={[{ part, last, percent: -3, isApproximate: false }] as never} />);
  const link = await screen.findByRole("link", { name: /E3Z-D61/ });
  expect(link.getAttribute("href")).toBe("/products/prd_1");
  expect(link.textContent).toMatch(/E3Z-D6112,028원.*−3%1 EA 기준 · 지난번 12,400원 · 10 EA/);
  expect(screen.getByRole("button", { name: /E3Z-D61/ })).toBeDefined();
});

test.each([
  [{ unitPrice: "11500", quantity: 10 }, /E3Z-D6111,500원.*−7.3%10 EA 기준 · 지난번 12,400원$/],
  [{ unitPrice: "11000", quantity: 20 }, /11,000원.*20 EA 기준 · 지난번 12,400원 · 10 EA$/],
  [undefined, /E3Z-D6112,028원.*1 EA 기준 · 지난번 12,400원 · 10 EA$/],
])(
  "a part ordered lately has the price of so many pieces, and says so: %j (D38-4)",
  async (of, said) => {
    const today = of && { ...of, currency: "KRW" };
    await show(<Again of={[{ part, last, today, ...(of && { percent: -7.3 }) }] as never} />);
    expect((await screen.findByRole("link", { name: /E3Z-D61/ })).textContent).toMatch(said);
  },
);

test("parts of one's list and those looked at last have today's price, and are asked for by their ids (D38-13)", async () => {
  storage.token.set("token");
  const [first, second] = ["A", "B"].map((end) => `prd_${"0".repeat(25)}${end}`);
  for (const one of [second!, "no id", first!]) storage.seenProducts.add(one);
  const groups = { PENDING: 0 };
  const none = { groups, quotes: [], orders: [], claims: [], again: [], fallen: [] };
  const seen = [{ ...part, id: "prd_2", partNumber: "MY2N" }];
  const body = {
    buy: { ...none, marked: [part], seen },
    approvals: null,
    sell: null,
    write: null,
    books: null,
  };
  const { sentTo } = network({ "/homes/me": () => ({ status: 200, body }) });
  await show(<MemberHome />);
  expect(await screen.findByRole("heading", { name: "즐겨찾기한 부품" })).toBeDefined();
  expect(screen.getByRole("link", { name: /MY2N/ }).textContent).toContain("오므론 · 광전센서");
  expect(screen.getAllByText("12,028원")).toHaveLength(2);
  expect(screen.getByText("지금 처리할 일이 없습니다.")).toBeDefined();
  const asked = new URLSearchParams(sentTo("/homes/me")[0]!.search);
  expect(asked.get("seenIds")).toBe(`${first},${second}`);
  storage.token.clear();
  expect(storage.seenProducts.get()).toEqual([]);
});
