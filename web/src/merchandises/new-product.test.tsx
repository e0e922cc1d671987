import { browserObjects } from "@bupum/ui/test/browser-objects";
import { fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { network, show, tidy } from "../../test/world.tsx";
import { AddMerchandisePage } from "./add-page.tsx";

beforeEach(browserObjects);
afterEach(tidy);

const maker = {
  id: "mkr_01KB0000000000000000000000",
  name: { ko: "오므론", en: "Omron", zh: "欧姆龙" },
};

test("a seller states a part that the catalogue lacks by maker, number and name (D8-9)", async () => {
  const { sentTo } = network({
    "/users/me": () => ({ status: 200, body: { role: "SELLER", region: "SEOUL" } }),
    "/manufactors": () => ({ status: 200, body: { items: [maker], page: 1, itemsPerPage: 30 } }),
    "/merchandises/products/search": () => ({ status: 200, body: { items: [] } }),
    "/merchandises": () => ({ status: 201, body: { partNumber: "SPECIAL-7.5K" } }),
  });
  await show(<AddMerchandisePage />);
  fireEvent.click(await screen.findByRole("button", { name: "목록에 없는 부품 등록" }));
  fireEvent.change(screen.getByRole("searchbox", { name: "제조사" }), {
    target: { value: "오므론" },
  });
  fireEvent.click(await screen.findByRole("option", { name: "오므론" }));
  fireEvent.change(screen.getByLabelText("품번"), { target: { value: "SPECIAL-7.5K" } });
  fireEvent.change(screen.getByLabelText("품명"), { target: { value: "특수 인버터" } });
  fireEvent.change(screen.getByLabelText(/^단가/), { target: { value: "120000" } });
  fireEvent.change(screen.getByLabelText("재고 수량"), { target: { value: "3" } });
  fireEvent.change(screen.getByLabelText(/^출고지/), { target: { value: "SEOUL" } });
  fireEvent.click(screen.getByRole("button", { name: "등록하기" }));
  await waitFor(() => expect(sentTo("/merchandises")).toHaveLength(1));
  expect(sentTo("/merchandises")[0]!.body).toMatchObject({
    newProduct: { manufactorId: maker.id, partNumber: "SPECIAL-7.5K", name: "특수 인버터" },
  });
  expect(sentTo("/merchandises")[0]!.body).not.toHaveProperty("productId");
});

test("the form begins with the part that its way here names, whatever was typed before (D38-6)", async () => {
  sessionStorage.setItem("draft:merchandise", JSON.stringify({ productId: "prd_2" }));
  const part = { id: "prd_1", partNumber: "E3Z-D61", name: maker.name, manufactorName: maker.name };
  network({
    "/users/me": () => ({ status: 200, body: { role: "SELLER", region: "SEOUL" } }),
    "/products/prd_1": () => ({ status: 200, body: part }),
  });
  await show(<AddMerchandisePage productId="prd_1" />);
  expect(await screen.findByText("E3Z-D61")).toBeTruthy();
  sessionStorage.clear();
});
