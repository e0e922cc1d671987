import { storage } from "@bupum/ui/storage";
import { browserObjects } from "@bupum/ui/test/browser-objects";
import { QueryClient } from "@tanstack/react-query";
import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { emptyBasket, itemOf, lineOf, market, shown } from "../../test/basket.ts";
import { show, tidy } from "../../test/world.tsx";
import { endActing, startActing } from "../acting.ts";
import { endSession, startSession } from "../session.ts";
import { AccountBasket } from "./account-basket.tsx";
import { AddButton } from "./add-button.tsx";
import { basket } from "./basket.ts";
import { BasketLink } from "./basket-link.tsx";
import { basketList } from "./basket-list.ts";

const [one, two, three] = [itemOf("D1", 5), itemOf("D2", 2), itemOf("D3")];

const page = () =>
  show(
    <>
      <AccountBasket />
      <BasketLink />
      <AddButton item={one} />
    </>,
  );
const toggle = () => fireEvent.click(screen.getByRole("button", { name: /^담.*MY2N-D1/ }));
const counts = (count: number) =>
  waitFor(() => expect(screen.getByText(`견적 요청함 ${count}건`)).toBeTruthy());

beforeEach(() => {
  browserObjects();
  storage.token.clear();
  emptyBasket();
});
afterEach(() => {
  tidy();
  endActing();
});

describe("a guest's basket", () => {
  test("stays in the browser, and no call is made (D46-6)", async () => {
    const { changesSent } = market();
    await show(<AddButton item={one} />);
    toggle();
    await waitFor(() => expect(shown()).toEqual([lineOf(one)]));
    expect(storage.requestBasket.get()).toMatchObject([{ productId: one.productId }]);
    expect(changesSent()).toEqual([]);
    expect(await screen.findByText(/MY2N-D1.*담았습니다/)).toBeTruthy();
  });

  test("joins the account's at the login, once, with the account's quantities (D46-6)", async () => {
    const { rows, changesSent } = market([{ ...one, quantity: 9 }]);
    basket.add(one);
    basket.add(two);
    await act(() => startSession(new QueryClient(), "token"));
    expect(shown()).toEqual([lineOf(one), lineOf(two)]);
    await page();
    await waitFor(() => expect(storage.requestBasket.get()).toEqual([]));
    await waitFor(() => expect(shown()).toEqual([[one.productId, 9], lineOf(two)]));
    expect([...rows.values()]).toEqual([9, 2]);
    expect(changesSent()).toHaveLength(1);
  });

  test("stays in the browser as long as the account does not have it (D46-6)", async () => {
    let isDown = true;
    const { rows } = market([three], () => (isDown ? { code: "BUSY" } : undefined));
    basket.add(one);
    storage.token.set("token");
    const first = await page();
    await counts(2);
    expect(storage.requestBasket.get()).toHaveLength(1);
    isDown = false;
    first.unmount();
    storage.accountBaskets.set({});
    await page();
    await waitFor(() => expect(rows.size).toBe(2));
    await waitFor(() => expect(storage.requestBasket.get()).toEqual([]));
    await counts(2);
  });
});

describe("the basket of an account", () => {
  beforeEach(() => storage.token.set("token"));

  test("shows at once what is added, and what other devices have added (D46-1)", async () => {
    const { rows } = market([two]);
    await page();
    await counts(1);
    rows.set(three.productId, 1);
    toggle();
    await counts(3);
    expect([...rows.keys()]).toContain(one.productId);
    toggle();
    await waitFor(() => expect(rows.has(one.productId)).toBe(false));
    await counts(2);
  });

  test("says which parts the catalogue shows no more, and has no line of them (D46-5)", async () => {
    const { hidden } = market([two]);
    hidden.add(one.productId);
    await show(<AccountBasket />);
    act(() => [one, three].forEach((item) => basket.add(item)));
    expect(await screen.findByText(/담지 못했습니다: MY2N-D1$/)).toBeTruthy();
    await waitFor(() => expect(shown()).toEqual([lineOf(two), lineOf(three)]));
  });

  test("sends what one act adds in one call (D46-3)", async () => {
    const { changesSent } = market();
    await page();
    act(() => [one, two, three].forEach((item) => basket.add(item)));
    await waitFor(() => expect(changesSent()).toHaveLength(1));
    expect(changesSent()).toMatchObject([{ changes: [{ action: "ADD" }, {}, {}] }]);
    act(() => basket.drop(one.productId, two.productId));
    await waitFor(() => expect(changesSent()).toHaveLength(2));
    await counts(1);
  });

  test("takes a change back that the server refuses (D46-6)", async () => {
    market([two], () => ({ code: "COMPANY_ROLE_REQUIRED" }));
    await page();
    await counts(1);
    toggle();
    await waitFor(() => expect(basket.has(one.productId)).toBe(true));
    await waitFor(() => expect(shown()).toEqual([lineOf(two)]));
    act(() => basket.change(two.productId, 7));
    await waitFor(() => expect(shown()).toEqual([lineOf(two)]));
    act(() => basket.drop(two.productId));
    await waitFor(() => expect(shown()).toEqual([lineOf(two)]));
  });

  test("is read again no sooner than after two minutes, also by a page that is loaded anew (D46-6)", async () => {
    const { rows } = market([two]);
    const first = await page();
    await counts(1);
    first.unmount();
    rows.set(three.productId, 1);
    const second = await page();
    await counts(1);
    second.unmount();
    const kept = storage.accountBaskets.get();
    storage.accountBaskets.set({ ...kept, "own readAt": Date.now() - 120_001 });
    await page();
    await counts(2);
  });

  test("leaves nothing in the browser after the logout (D46-6)", async () => {
    market([two]);
    await page();
    await counts(1);
    act(() => endSession(new QueryClient()));
    expect(shown()).toEqual([]);
    expect(JSON.stringify(localStorage)).not.toContain(two.productId);
  });

  test("is another one in a company's name, which takes no guest's lines (D46-6)", async () => {
    storage.accountBaskets.set({ own: [two], cmp_1: [three] });
    storage.requestBasket.set([one]);
    localStorage.setItem("company", "cmp_1");
    startActing();
    act(() => basketList.again());
    expect(shown()).toEqual([lineOf(three)]);
    const { rows } = market([three]);
    await page();
    await counts(1);
    expect([...rows.keys()]).toEqual([three.productId]);
    expect(storage.requestBasket.get()).toHaveLength(1);
    expect(storage.accountBaskets.get()).toMatchObject({ own: [two] });
  });
});
