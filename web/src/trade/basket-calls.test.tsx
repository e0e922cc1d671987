import { mostBasketLines } from "@bupum/shared/accounts/request-baskets/rules";
import { storage } from "@bupum/ui/storage";
import { browserObjects } from "@bupum/ui/test/browser-objects";
import { QueryClient, useQuery } from "@tanstack/react-query";
import { act, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { emptyBasket, id, itemOf, lineOf, market, shown } from "../../test/basket.ts";
import { network, show, tidy } from "../../test/world.tsx";
import { endActing, startActing } from "../acting.ts";
import { endSession, startSession } from "../session.ts";
import { AccountBasket } from "./account-basket.tsx";
import { basket } from "./basket.ts";
import { basketProducts } from "./basket-calls.ts";
import { basketList } from "./basket-list.ts";

const [one, two] = [itemOf("D1", 5), itemOf("D2", 2)];

function ReadingParts() {
  useQuery(basketProducts);
  return null;
}

const actFor = (companyId: string) => {
  localStorage.setItem("company", companyId);
  startActing();
};
beforeEach(() => {
  browserObjects();
  storage.token.clear();
  emptyBasket();
});
afterEach(() => {
  tidy();
  endActing();
});

describe("a guest's lines at the login", () => {
  test("come as far as there is room, and the others stay in the browser (D46-6)", async () => {
    const there = Array.from({ length: mostBasketLines - 1 }, (_, at) => ({
      productId: id(`E${at}`),
      quantity: 1,
    }));
    const { rows } = market([...there], (changes) =>
      rows.size + changes.filter(({ productId }) => !rows.has(productId)).length > mostBasketLines
        ? { code: "ENTRY_LIMIT" }
        : undefined,
    );
    basket.add(one);
    basket.add(two);
    storage.token.set("token");
    await show(<AccountBasket />);
    await waitFor(() => expect(rows.has(one.productId)).toBe(true));
    await waitFor(() =>
      expect(storage.requestBasket.get()).toMatchObject([{ productId: two.productId }]),
    );
    await waitFor(() => expect(shown()).toHaveLength(mostBasketLines + 1));
    expect(rows.size).toBe(mostBasketLines);
  });

  test("are brought by one call, also where the page of the request is open (D46-6)", async () => {
    const { changesSent } = market();
    basket.add(one);
    storage.token.set("token");
    await show(
      <>
        <AccountBasket />
        <ReadingParts />
      </>,
    );
    await waitFor(() => expect(storage.requestBasket.get()).toEqual([]));
    await waitFor(() => expect(shown()).toEqual([lineOf(one)]));
    expect(changesSent()).toHaveLength(1);
  });

  test("are gone where they are taken out while they are being brought (D46-3)", async () => {
    const { resolve: open, promise: passed } = Promise.withResolvers<undefined>();
    const { rows, changesSent } = market([], () => passed);
    basket.add(one);
    storage.token.set("token");
    await show(<AccountBasket />);
    await waitFor(() => expect(changesSent()).toHaveLength(1));
    // In a turn of its own, so that a drop that does not wait would be there first.
    await act(() => {
      basket.drop(one.productId);
      return new Promise<void>((done) => setTimeout(done));
    });
    expect(changesSent()).toHaveLength(1);
    open(undefined);
    await waitFor(() => expect(changesSent()).toHaveLength(2));
    expect(changesSent()).toMatchObject([
      { changes: [{ action: "ADD" }] },
      { changes: [{ action: "DROP" }] },
    ]);
    await waitFor(() => expect(rows.size).toBe(0));
    await waitFor(() => expect(shown()).toEqual([]));
  });
});

describe("another login on the same page", () => {
  test("sends nothing that the one before has left unsent (D46-1)", async () => {
    storage.token.set("token");
    const { changesSent, sentTo } = market();
    basket.add(one);
    act(() => endSession(new QueryClient()));
    await act(() => startSession(new QueryClient(), "other"));
    await show(<AccountBasket />);
    await waitFor(() => expect(sentTo("/request-baskets")).not.toEqual([]));
    basket.add(two);
    await waitFor(() => expect(changesSent()).toHaveLength(1));
    expect(changesSent()).toMatchObject([{ changes: [{ productId: two.productId }] }]);
  });

  test("shows nothing that the server replies to the one before (D46-6)", async () => {
    const { resolve: open, promise: passed } = Promise.withResolvers<undefined>();
    storage.token.set("token");
    const { rows, changesSent } = market([], () => passed);
    const page = await show(<AccountBasket />);
    act(() => void basket.add(one));
    await waitFor(() => expect(changesSent()).toHaveLength(1));
    page.unmount();
    act(() => endSession(new QueryClient()));
    await act(() => startSession(new QueryClient(), "other"));
    open(undefined);
    await waitFor(() => expect(rows.size).toBe(1));
    await act(() => new Promise((done) => setTimeout(done)));
    expect(shown()).toEqual([]);
  });
});

describe("the lines that are shown", () => {
  test("have the quantity of the line that names a part into which others were merged (D46-5)", async () => {
    const old = { productId: id("D4"), quantity: 4 };
    storage.token.set("token");
    storage.accountBaskets.set({ own: [{ ...two, mergedIds: [old.productId] }] });
    act(() => basketList.again());
    market([{ ...two, quantity: 6 }, old]);
    await show(<AccountBasket />);
    await waitFor(() => expect(shown()).toEqual([[two.productId, 6]]));
  });

  test("are read again after a change whose reply is lost (D46-6)", async () => {
    storage.token.set("token");
    const { rows } = market([], ([change]) => {
      rows.set(change!.productId, 1);
      return { code: "BUSY" };
    });
    await show(<AccountBasket />);
    act(() => void basket.add(one));
    await waitFor(() => expect(shown()).toEqual([[one.productId, 1]]));
  });

  test("are gone for a member who was removed from the company (D40-9)", async () => {
    storage.token.set("token");
    actFor("cmp_1");
    storage.accountBaskets.set({ cmp_1: [one] });
    network({ "/request-baskets": () => ({ status: 403, body: { code: "NOT_A_MEMBER" } }) });
    act(() => basketList.again());
    expect(shown()).toEqual([lineOf(one)]);
    await show(<AccountBasket />);
    await waitFor(() => expect(shown()).toEqual([]));
    expect(JSON.stringify(localStorage)).not.toContain(one.productId);
  });
});

test("parts of which one call is refused are told as far as they were kept (D46-6)", async () => {
  storage.token.set("token");
  let calls = 0;
  market([one], () => ((calls += 1) === 1 ? { code: "BUSY" } : undefined));
  await show(<AccountBasket />);
  await waitFor(() => expect(shown()).toEqual([lineOf(one)]));
  const told = vi.fn<(count: number) => void>();
  act(() => {
    // One call has room for the first of the two.
    for (let at = 1; at < mostBasketLines; at++) basket.change(one.productId, 10 + at);
    basket.addAll([two, itemOf("D3")], told);
  });
  await waitFor(() => expect(told.mock.calls).toEqual([[1]]));
});
