import { browserObjects } from "@bupum/ui/test/browser-objects";
import { fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { network, show, tidy } from "../../test/world.tsx";
import { LookupBox } from "./lookup-box.tsx";
import { targetOfId } from "./targets.ts";

beforeEach(browserObjects);
afterEach(tidy);

const orderId = "ord_01KB0000000000000000000000";
const hit = { id: orderId, title: "PO-261127-QPQHT", detail: "가나상사 · 다라부품" };
const page = { items: [], page: 1, itemsPerPage: 30 };
const answers = {
  "/lookups": () => ({ groups: [{ kind: "purchaseOrder", items: [hit], isMore: true }] }),
  "/product-entities": () => page,
  "/manufactor-entities": () => page,
};

test.each([{ key: "/" }, { key: "k", ctrlKey: true }])(
  "the search opens by $key, shows groups, and arrows lead to a hit",
  async (press) => {
    network(answers);
    await show("/users", LookupBox, "/users");
    fireEvent.keyDown(document.documentElement, press);
    const field = await screen.findByLabelText("번호, 이름, 전화, 파일");
    fireEvent.change(field, { target: { value: "QPQHT" } });
    const link = await screen.findByRole("link", { name: /PO-261127-QPQHT/ });
    expect(link.getAttribute("href")).toBe(`/orders/po/${orderId}`);
    expect(screen.getByRole("region", { name: "발주" })).toBeTruthy();
    field.focus();
    fireEvent.keyDown(field, { key: "ArrowDown" });
    expect(document.activeElement).toBe(link);
    fireEvent.keyDown(link, { key: "ArrowUp" });
    expect(document.activeElement).toBe(field);
  },
);

test("Enter opens the first hit, also where it was pressed before the answer came", async () => {
  network(answers);
  await show("/users", LookupBox, "/users");
  fireEvent.keyDown(document.documentElement, { key: "/" });
  const field = await screen.findByLabelText("번호, 이름, 전화, 파일");
  fireEvent.change(field, { target: { value: "QPQHT" } });
  fireEvent.keyDown(field, { key: "Enter" });
  await waitFor(() => expect(screen.queryByLabelText("번호, 이름, 전화, 파일")).toBeNull());
});

test("an id that is typed opens its page without a search", () => {
  expect(targetOfId(orderId)).toEqual({ to: "/orders/$orderId", params: { orderId } });
  expect(targetOfId("est_01KB0000000000000000000000#l01")).toMatchObject({ to: "/lines/$lineId" });
  expect(targetOfId("PO-261127-QPQHT")).toBeUndefined();
});
