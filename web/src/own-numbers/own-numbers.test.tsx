import { storage } from "@bupum/ui/storage";
import { Dialogs } from "@bupum/ui/frame/dialogs";
import { browserObjects } from "@bupum/ui/test/browser-objects";
import { QueryClient } from "@tanstack/react-query";
import { fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { network, show, tidy } from "../../test/world.tsx";
import { withKnownNumbers } from "./known-numbers.tsx";
import { ProductNumbers } from "./product-numbers.tsx";

const id = (end: string) => `prd_01M8GKSJZGVAM8RCMGS30VC7${end}` as const;
const [one, two, three] = [id("D1"), id("D2"), id("D3")];
const part = { id: one, partNumber: "MY2N-GS" };
const ofProducts = (...items: { productId: string; numbers: string[] }[]) => ({
  "/own-numbers/products": () => ({ status: 200, body: { items } }),
});
const kept = { "/own-numbers": () => ({ status: 200, body: { items: ["KEPT"] } }) };
const meaning = (...parts: object[]) => ({
  "/own-numbers/match": () => ({ status: 200, body: { items: [{ match: "EXACT", parts }] } }),
});

beforeEach(() => {
  browserObjects();
  storage.token.set("token");
});
afterEach(tidy);

function typed(number: string): void {
  fireEvent.click(screen.getByRole("button", { name: "내 번호 추가" }));
  fireEvent.change(screen.getByRole("textbox", { name: "내 번호" }), { target: { value: number } });
  fireEvent.click(screen.getByRole("button", { name: "저장" }));
}

test("A part's page says its own numbers, and keeps another one (D31-6)", async () => {
  const { sentTo } = network({
    ...ofProducts({ productId: one, numbers: ["A-0001"] }),
    ...meaning(),
    ...kept,
  });
  await show(<ProductNumbers part={part} />);
  await screen.findByText("A-0001");
  typed(" A-0002 ");
  await waitFor(() =>
    expect(sentTo("/own-numbers").map(({ body }) => body)).toEqual([
      { items: [{ number: "A-0002", productId: one }] },
    ]),
  );
});

test("A number of another part is asked about, and moved only after the new one is kept (D31-3)", async () => {
  const { sentTo } = network({
    ...ofProducts(),
    ...meaning({ id: two, partNumber: "BEN5M" }),
    ...kept,
  });
  await show(
    <>
      <ProductNumbers part={part} />
      <Dialogs />
    </>,
  );
  await screen.findByRole("button", { name: "내 번호 추가" });
  typed("A-0001");
  await screen.findByText(/이미 BEN5M의 번호입니다/);
  expect(sentTo("/own-numbers")).toEqual([]);
  fireEvent.click(screen.getByRole("button", { name: "이 부품으로 옮기기" }));
  await waitFor(() =>
    expect(sentTo("/own-numbers").map(({ body }) => body)).toEqual([
      { items: [{ number: "A-0001", productId: one }] },
      { items: [{ number: "A-0001", productId: two }] },
    ]),
  );
});

test("Lines get the one number that is remembered of their part, and no other (D31-5)", async () => {
  network(
    ofProducts({ productId: one, numbers: ["A-1"] }, { productId: two, numbers: ["B-1", "B-2"] }),
  );
  const lines = [
    { productId: one },
    { productId: two },
    { productId: three, ownNumber: "typed" },
    { ownNumber: undefined },
  ];
  const numbered = await withKnownNumbers(new QueryClient(), lines);
  expect(numbered.map(({ ownNumber }) => ownNumber)).toEqual([
    "A-1",
    undefined,
    "typed",
    undefined,
  ]);
});

test("Without an answer a request leaves as it was typed (D31-5)", async () => {
  network({ "/own-numbers/products": () => ({ status: 500, body: {} }) });
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  expect(await withKnownNumbers(client, [{ productId: one }])).toEqual([{ productId: one }]);
});
