import type { OldStock } from "@bupum/shared/notices/homes/contract";
import { browserObjects } from "@bupum/ui/test/browser-objects";
import { fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { network, show, tidy } from "../../test/world.tsx";
import { OldStocks } from "./old-stocks.tsx";

beforeEach(browserObjects);
afterEach(tidy);

const stocks = Array.from({ length: 49 }, (_, at): OldStock => ({
  id: `mch_${at}`,
  partNumber: `P-${at}`,
  stock: 10,
  version: 1,
  stockCheckedAt: "2026-01-01T00:00:00.000Z",
}));

test("more old counts than one press confirms are said, and how many the press confirmed (D38-5)", async () => {
  network({ "/merchandises": () => ({ status: 200, body: { items: [] } }) });
  await show(<OldStocks of={stocks} more />);
  expect(screen.getByText("모두 50개 이상")).toBeDefined();
  expect(screen.queryByText(/그 밖에/)).toBeNull();
  fireEvent.click(screen.getByRole("button", { name: "오래된 순으로 49개 수량 그대로 확인" }));
  expect(await screen.findByText("49개의 재고를 확인했습니다.")).toBeDefined();
});

test("as many as one press confirms are counted (D38-5)", async () => {
  await show(<OldStocks of={stocks} more={false} />);
  expect(screen.getByText("그 밖에 46개")).toBeDefined();
  expect(screen.getByRole("button", { name: "49개 모두 수량 그대로 확인" })).toBeDefined();
});
