import { storage } from "@bupum/ui/storage";
import { browserObjects } from "@bupum/ui/test/browser-objects";
import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { emptyBasket, itemOf, market } from "../../test/basket.ts";
import { show, tidy } from "../../test/world.tsx";
import { endActing } from "../acting.ts";
import { AccountBasket } from "../trade/account-basket.tsx";
import { basketList } from "../trade/basket-list.ts";
import { GroupFields } from "./group-fields.tsx";
import { blankLine, prefilledForm } from "./group-form.ts";
import { putAdded } from "./basket-quantities.ts";

const one = itemOf("D1");
const start = () => {
  const initial = prefilledForm(undefined, { sellers: [] });
  return show(
    <>
      <AccountBasket />
      <GroupFields initial={initial} />
    </>,
  );
};
const field = () => screen.getByRole<HTMLInputElement>("textbox", { name: "수량" });
const type = (value: string) => fireEvent.change(field(), { target: { value } });
const leave = () => fireEvent.blur(field());
/** The basket as the server has it when the page of the request opens. */
const read = (quantity: number) => act(() => basketList.put([{ ...one, quantity }]));
const quantities = () => prefilledForm(undefined, { sellers: [] }).lines.map((at) => at.quantity);

beforeEach(() => {
  browserObjects();
  sessionStorage.clear();
  storage.token.set("token");
  emptyBasket();
});
afterEach(() => {
  tidy();
  endActing();
  emptyBasket();
  sessionStorage.clear();
});

describe("a quantity that is typed on the page of the request (D46-8)", () => {
  test("is sent once, after a pause, or at once where the field is left", async () => {
    const { rows, changesSent } = market([one]);
    read(1);
    await start();
    for (const typed of ["1", "12", "120"]) type(typed);
    await waitFor(() => expect(rows.get(one.productId)).toBe(120));
    expect(changesSent()).toHaveLength(1);
    expect(changesSent()).toMatchObject([
      { changes: [{ action: "SET", productId: one.productId, quantity: 120 }] },
    ]);
    // While no timer ends.
    vi.useFakeTimers({ toFake: ["setTimeout"] });
    type("7");
    leave();
    leave();
    await vi.advanceTimersByTimeAsync(0);
    expect(changesSent()).toHaveLength(2);
    vi.useRealTimers();
    await waitFor(() => expect(rows.get(one.productId)).toBe(7));
  });

  test("is sent when the page is left, and one that is none is not", async () => {
    const { rows, changesSent } = market([one]);
    read(1);
    const page = await start();
    for (const typed of ["0", ""]) {
      type(typed);
      leave();
    }
    type("8");
    page.unmount();
    await show(<AccountBasket />);
    await waitFor(() => expect(rows.get(one.productId)).toBe(8));
    expect(changesSent()).toHaveLength(1);
  });

  test("gives way to what the basket has at the next opening, once it was sent", async () => {
    const { changesSent } = market([one]);
    read(1);
    await start();
    type("12");
    leave();
    await waitFor(() => expect(changesSent()).toHaveLength(1));
    await waitFor(() => expect(quantities()).toEqual([12]));
    read(15);
    expect(quantities()).toEqual([15]);
  });

  test("is kept where it could not be sent, and is sent by the next visit", async () => {
    let isDown = true;
    const { rows, changesSent } = market([one], () => (isDown ? { code: "BUSY" } : undefined));
    read(1);
    const page = await start();
    type("12");
    leave();
    await waitFor(() => expect(changesSent()).toHaveLength(1));
    await waitFor(() => expect(basketList.get()).toMatchObject([{ quantity: 1 }]));
    page.unmount();
    isDown = false;
    read(3);
    expect(quantities()).toEqual([12]);
    await start();
    await waitFor(() => expect(rows.get(one.productId)).toBe(12));
  });

  test("of a guest is kept by the login, where the account has another one", () => {
    market();
    storage.token.clear();
    read(1);
    expect(quantities()).toEqual([1]);
    const initial = prefilledForm(undefined, { sellers: [] });
    const lines = initial.lines.map((line) => ({ ...line, quantity: 12 }));
    sessionStorage.setItem("draft:estimate-request", JSON.stringify({ ...initial, lines }));
    read(12);
    expect(quantities()).toEqual([12]);
    storage.token.set("token");
    read(9);
    expect(quantities()).toEqual([12]);
  });
});

describe("a line whose quantity nobody has typed (D46-8)", () => {
  test("has the basket's newest at each opening, and is not sent", async () => {
    const { changesSent } = market([{ ...one, quantity: 5 }]);
    read(1);
    const page = await start();
    read(5);
    leave();
    page.unmount();
    expect(quantities()).toEqual([5]);
    await start();
    expect(field().value).toBe("5");
    expect(changesSent()).toEqual([]);
  });

  test("stays as it is where another one is added", async () => {
    const { changesSent } = market([one]);
    read(5);
    await show(<AccountBasket />);
    const two = itemOf("D2");
    const [known, added] = [one, two].map(({ productId }) => blankLine({ productId }));
    act(() => putAdded([known!], [known!, added!]));
    await waitFor(() => expect(changesSent()).toHaveLength(1));
    expect(changesSent()).toMatchObject([
      { changes: [{ action: "ADD", productId: two.productId }] },
    ]);
  });
});

test("two lines of one product keep their quantities, and send none (D46-8)", async () => {
  const { changesSent } = market([one]);
  read(1);
  const initial = prefilledForm(undefined, { sellers: [] });
  const lines = ["EA", "BOX"].map((unit) => ({ ...initial.lines[0]!, key: unit, unit }));
  sessionStorage.setItem("draft:estimate-request", JSON.stringify({ ...initial, lines }));
  await start();
  const fields = screen.getAllByRole("textbox", { name: "수량" });
  fireEvent.change(fields[0]!, { target: { value: "12" } });
  fireEvent.blur(fields[0]!);
  read(5);
  expect(quantities()).toEqual([12, 1]);
  expect(changesSent()).toEqual([]);
});
