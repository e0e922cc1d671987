import { storeDraft } from "@bupum/ui/form/stored-draft";
import { storage } from "@bupum/ui/storage";
import { browserObjects } from "@bupum/ui/test/browser-objects";
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { emptyBasket } from "../../test/basket.ts";
import { network, show, tidy } from "../../test/world.tsx";
import { endActing, startActing } from "../acting.ts";
import { basketList, type BasketItem } from "../trade/basket-list.ts";
import { draftName, prefilledForm } from "./group-form.ts";
import { GroupFields } from "./group-fields.tsx";

const itemOf = (end: string, more: Partial<BasketItem> = {}): BasketItem => ({
  productId: `prd_01M8GKSJZGVAM8RCMGS30VC7${end}`,
  partNumber: `MY2N-${end}`,
  manufactorName: "오므론",
  name: "릴레이",
  unit: "EA",
  quantity: 1,
  ...more,
});
const me = { id: "usr_1", role: "BUYER", name: "김구매" };
const contact = { name: "김구매", phone: "010-1234-5678", email: "buyer@example.com" };
const market = (answers: Parameters<typeof network>[0] = {}) =>
  network({
    "/users/me": () => ({ status: 200, body: me }),
    "/companies": () => ({ status: 200, body: { items: [{ id: "cmp_1", roles: ["BUYER"] }] } }),
    "/members": () => ({
      status: 200,
      body: { items: [{ userId: "usr_2", name: "박요청", roles: ["REQUESTER"] }] },
    }),
    ...answers,
  });
const drawn = () => show(<GroupFields initial={prefilledForm(undefined, { sellers: [] })} />);
const rowOf = (partNumber: string) => screen.getByTitle(partNumber).closest("tr")!;

beforeEach(() => {
  browserObjects();
  sessionStorage.clear();
  storage.token.set("token");
  emptyBasket();
});
afterEach(() => {
  tidy();
  endActing();
});

test("in a company's name each line says who added it (D46-4)", async () => {
  localStorage.setItem("company", "cmp_1");
  startActing();
  market();
  basketList.put([itemOf("D1", { addedBy: "usr_2" }), itemOf("D2", { addedBy: "usr_3" })]);
  await drawn();
  expect(await within(rowOf("MY2N-D1")).findByText(/담은 사람 박요청/)).toBeTruthy();
  expect(await within(rowOf("MY2N-D2")).findByText(/담은 사람 .*구성원/)).toBeTruthy();
});

test("in one's own name nobody is named (D46-4)", async () => {
  market();
  basketList.put([itemOf("D1", { addedBy: "usr_1" })]);
  await drawn();
  expect(rowOf("MY2N-D1").textContent).not.toContain("담은 사람");
});

test("a part that is gone is no line, is named, and is taken out by one press (D46-5)", async () => {
  market();
  basketList.put([itemOf("D1"), itemOf("D2", { isGone: true })]);
  await drawn();
  expect(screen.queryByTitle("MY2N-D2")).toBeNull();
  expect(screen.getByText(/부품 1건은 요청에 넣지 않습니다.*MY2N-D2/)).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "요청함에서 제외" }));
  await waitFor(() => expect(screen.queryByText(/요청에 넣지 않습니다/)).toBeNull());
  expect(basketList.get().map(({ partNumber }) => partNumber)).toEqual(["MY2N-D1"]);
});

test("what is typed stays where lines arrive meanwhile, and is kept for each name apart (D46-6)", async () => {
  market();
  basketList.put([itemOf("D1")]);
  await drawn();
  const quantity = screen.getByRole<HTMLInputElement>("textbox", { name: "수량" });
  fireEvent.change(quantity, { target: { value: "12" } });
  act(() => basketList.put([itemOf("D1", { quantity: 3 }), itemOf("D2")]));
  expect(quantity.value).toBe("12");
  storeDraft(draftName(), { lines: [{ ...prefilledForm(undefined, { sellers: [] }).lines[0]! }] });
  localStorage.setItem("company", "cmp_1");
  startActing();
  act(() => basketList.again());
  expect(prefilledForm(undefined, { sellers: [] }).lines).toEqual([]);
});

test("a request that was sent takes its lines out, and leaves what others have added (D46-4)", async () => {
  const { sentTo } = market({
    "/estimate-groups": () => {
      basketList.put([...basketList.get(), itemOf("D3", { addedBy: "usr_2" })]);
      return { status: 201, body: { id: "egr_1", number: "EG-1" } };
    },
  });
  basketList.put([itemOf("D1"), itemOf("D2")]);
  storeDraft(draftName(), { mode: "AUTO", contact });
  await drawn();
  fireEvent.click(await screen.findByRole("button", { name: "견적 요청 보내기" }));
  await waitFor(() => expect(sentTo("/estimate-groups")).toHaveLength(1));
  await waitFor(() =>
    expect(basketList.get().map(({ partNumber }) => partNumber)).toEqual(["MY2N-D3"]),
  );
});

test("a member whose roles refuse it reads the lines, and has no button that changes them (D46-4)", async () => {
  localStorage.setItem("company", "cmp_1");
  startActing();
  market({
    "/companies": () => ({ status: 200, body: { items: [{ id: "cmp_1", roles: ["APPROVER"] }] } }),
  });
  basketList.put([itemOf("D1"), itemOf("D2", { isGone: true })]);
  await drawn();
  await waitFor(() => expect(screen.queryByRole("button", { name: /제외|삭제/ })).toBeNull());
  expect(screen.queryByRole("button", { name: "직접 입력" })).toBeNull();
  expect(rowOf("MY2N-D1")).toBeTruthy();
});
