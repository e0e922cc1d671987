import type { ProductEntity } from "@bupum/shared/catalogue/products/admin-contract";
import { browserObjects } from "@bupum/ui/test/browser-objects";
import { fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { network, show, tidy } from "../../test/world.tsx";
import { LifeSection } from "./life-section.tsx";

beforeEach(browserObjects);
afterEach(tidy);

const part = {
  id: "prd_1",
  partNumber: "E3Z-D61",
  version: 3,
  alternates: [],
  life: { state: "NOT_FOR_NEW_DESIGNS", source: "MAKER", saidAt: "2026-11-20T00:00:00.000Z" },
} as unknown as ProductEntity;

test("an admin says a last order with its day, under the version of the page (D35-2)", async () => {
  const sent = network({ "/product-entities/prd_1": () => part });
  await show("/products", () => <LifeSection part={part} />, "/products");
  expect(screen.getByText("신규 설계 비권장")).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "생산 상태 수정" }));
  const state = await screen.findByLabelText("상태");
  fireEvent.change(state, { target: { value: "LAST_ORDER" } });
  const save = screen.getByRole<HTMLButtonElement>("button", { name: "저장" });
  expect(save.disabled).toBe(true);
  fireEvent.change(screen.getByLabelText(/마지막 주문일/), { target: { value: "2026-12-31" } });
  fireEvent.click(save);
  const change = () => sent.find(({ method }) => method === "PATCH");
  await waitFor(() => expect(change()).toBeTruthy());
  expect(change()!.body).toEqual({
    life: { state: "LAST_ORDER", lastOrderDay: "2026-12-31" },
    version: 3,
  });
});
