import type { ProductEntity } from "@bupum/shared/catalogue/products/admin-contract";
import { browserObjects } from "@bupum/ui/test/browser-objects";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { network, show, tidy } from "../../test/world.tsx";
import { SubstitutesSection } from "./substitutes-section.tsx";

beforeEach(browserObjects);
afterEach(tidy);

const rated = (value: string) => [
  { name: { ko: "정격전류", en: "Rated current", zh: "额定电流" }, value },
];
const name = { ko: "오토닉스", en: "Autonics", zh: "奥托尼克斯" };
const link = (id: string, partNumber: string, more: object) => ({
  id,
  partNumber,
  manufactorName: name,
  ...more,
});
const part = {
  id: "prd_1",
  partNumber: "E3Z-D61",
  version: 3,
  specifications: rated("5 A"),
  alternates: [
    link("prd_2", "BEN5M", {
      relation: "EQUIVALENT",
      grade: "SAME_FUNCTION",
      source: "QUOTES",
      saidAt: "2026-11-20T00:00:00.000Z",
    }),
    link("prd_3", "E3Z-OLD", { relation: "REPLACES" }),
  ],
} as unknown as ProductEntity;
const world = () =>
  network({
    "/product-entities/prd_1": () => part,
    "/product-entities/prd_2": () => ({ ...part, id: "prd_2", specifications: rated("8 A") }),
    "/product-entities/prd_3": () => ({ ...part, id: "prd_3", specifications: rated("5000 mA") }),
  });

test("each pair shows its grade, who said it and what differs; one of before has none (D37-2)", async () => {
  world();
  await show("/products", () => <SubstitutesSection part={part} />, "/products");
  const graded = screen.getByRole("group", { name: "BEN5M" });
  await waitFor(() => expect(graded.textContent).toContain("정격전류 5 A → 8 A"));
  expect(graded.textContent).toContain("같은 기능");
  expect(graded.textContent).toContain("견적에서 확인");
  const old = screen.getByRole("group", { name: "E3Z-OLD" });
  await waitFor(() => expect(old.textContent).toContain("사양은 모두 같습니다"));
  expect(old.textContent).toContain("등급 미정");
});

test("a change of one pair leaves the others as they are, under the version of the page (D37-2)", async () => {
  const sent = world();
  await show("/products", () => <SubstitutesSection part={part} />, "/products");
  fireEvent.click(screen.getByRole("button", { name: "E3Z-OLD 대체품 수정" }));
  const dialog = await screen.findByRole("dialog");
  const grade = within(dialog).getByLabelText("대체 등급");
  fireEvent.change(grade, { target: { value: "DROP_IN" } });
  fireEvent.click(within(dialog).getByRole("button", { name: "저장" }));
  const change = () => sent.find(({ method }) => method === "PATCH");
  await waitFor(() => expect(change()).toBeTruthy());
  expect(change()!.body).toEqual({
    alternates: [
      { id: "prd_2", relation: "EQUIVALENT", grade: "SAME_FUNCTION" },
      { id: "prd_3", relation: "REPLACES", grade: "DROP_IN", source: "ADMIN" },
    ],
    version: 3,
  });
});
