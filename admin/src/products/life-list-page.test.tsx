import { browserObjects } from "@bupum/ui/test/browser-objects";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { network, show, tidy } from "../../test/world.tsx";
import { LifeListPage } from "./life-list-page.tsx";

beforeEach(browserObjects);
afterEach(tidy);

const manufactorId = "mkr_01KB0000000000000000000000";
const maker = {
  id: manufactorId,
  partCount: 3,
  name: { ko: "오므론", en: "Omron" },
  state: "SHOWN",
};
const list = [
  "품번\t상태\t최종 주문일",
  "H3CR-A8\t단종 예정\t2027-03-31",
  "E3Z-D61\t문의",
  "NOPE\t단종",
];

const rowOf = async (number: string) => within((await screen.findByText(number)).closest("tr")!);

test("a list is looked at before it is said, and lines that cannot be said are named (D35-7)", async () => {
  const sent = network({
    "/product-entities/lives": (body) => ({
      items: (body as { lines: { partNumber: string }[] }).lines.map(({ partNumber }) =>
        partNumber === "NOPE"
          ? { outcome: "PRODUCT_UNKNOWN" }
          : { outcome: "CHANGED", productId: "prd_01KB0000000000000000000000" },
      ),
    }),
    [`/manufactor-entities/${manufactorId}`]: () => maker,
    "/manufactor-entities": () => ({ items: [maker], page: 1, itemsPerPage: 10 }),
  });
  await show("/products/lives", LifeListPage, "/products/lives");
  fireEvent.change((await screen.findAllByLabelText("제조사"))[0]!, {
    target: { value: "오므론" },
  });
  fireEvent.click(await screen.findByRole("option", { name: /오므론/ }));
  fireEvent.change(screen.getByLabelText("목록 붙여넣기"), { target: { value: list.join("\n") } });
  fireEvent.click(screen.getByRole("button", { name: "확인하기" }));
  expect(await (await rowOf("H3CR-A8")).findByText("바뀜")).toBeTruthy();
  expect(await (await rowOf("E3Z-D61")).findByText("상태를 읽지 못함")).toBeTruthy();
  expect(await (await rowOf("NOPE")).findByText("이 제조사에 없는 품번")).toBeTruthy();
  const calls = () => sent.filter(({ method }) => method === "POST").map(({ body }) => body);
  expect(calls()).toMatchObject([{ isDryRun: true }]);
  fireEvent.click(screen.getByRole("button", { name: "1건 반영" }));
  await waitFor(() => expect(calls()).toHaveLength(2));
  expect(calls()[1]).toEqual({
    manufactorId,
    isDryRun: false,
    lines: [
      { partNumber: "H3CR-A8", state: "LAST_ORDER", lastOrderDay: "2027-03-31" },
      { partNumber: "NOPE", state: "DISCONTINUED" },
    ],
  });
  expect(await screen.findByText("부품 1건의 생산 상태를 바꿨습니다.")).toBeTruthy();
  expect(await (await rowOf("H3CR-A8")).findByText("반영함")).toBeTruthy();
});
