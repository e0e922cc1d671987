import { browserObjects } from "@bupum/ui/test/browser-objects";
import { fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { network, show, tidy } from "../../test/world.tsx";
import { LifeWarning } from "./life-warning.tsx";

beforeEach(browserObjects);
afterEach(tidy);

const ulid = "01M8GKSJZGVAM8RCMGS30VC7D0";
const said = { source: "MAKER", saidAt: "2026-11-20T00:00:00.000Z" } as const;
const successor = {
  id: `prd_${ulid}`,
  partNumber: "E3Z-D62",
  alternates: [{ id: "prd_1", relation: "REPLACES", grade: "DROP_IN" }],
};

test("a line of a discontinued part names its successor, which one press takes (D35-5)", async () => {
  network({ [`/products/${successor.id}`]: () => ({ status: 200, body: successor }) });
  const onTake = vi.fn();
  const life = { ...said, state: "DISCONTINUED", successorId: `prd_${ulid}` } as const;
  await show(<LifeWarning of={{ id: "prd_1", life }} onTake={onTake} />);
  expect(screen.getByRole("note").textContent).toContain("단종");
  const take = await screen.findByRole("button", { name: "바꾸기: 대신 E3Z-D62" });
  // Who speaks what is written on it reaches it (WCAG 2.5.3).
  expect(take.getAttribute("aria-label")).toContain(take.textContent);
  fireEvent.click(take);
  // And how far it holds (D37-4).
  expect(screen.getByText("그대로 대체")).toBeTruthy();
  expect(onTake.mock.calls[0]![0]).toMatchObject(successor);
});

test.each([
  ["2099-12-31", /^마지막 주문 접수 .*12월 31일.*까지 주문$/],
  ["2020-12-31", /^단종$/],
])("a last order until %s is said with its day, or as discontinued (D35-3)", async (day, text) => {
  const life = { ...said, state: "LAST_ORDER", lastOrderDay: day } as const;
  await show(<LifeWarning of={{ id: "prd_1", life }} onTake={vi.fn()} />);
  expect(screen.getByRole("note").textContent?.trim()).toMatch(text);
  expect(screen.queryByRole("button")).toBeNull();
});
