import { storage } from "@bupum/ui/storage";
import { browserObjects } from "@bupum/ui/test/browser-objects";
import { fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { emptyBasket, itemOf, market, shown } from "../../test/basket.ts";
import { network, show, tidy } from "../../test/world.tsx";
import { endActing, startActing } from "../acting.ts";
import { AccountBasket } from "./account-basket.tsx";
import { AddButton } from "./add-button.tsx";

beforeEach(() => {
  browserObjects();
  emptyBasket();
  storage.token.set("token");
});
afterEach(() => {
  tidy();
  endActing();
});

const one = itemOf("D1", 5);
const page = () =>
  show(
    <>
      <AccountBasket />
      <AddButton item={one} />
    </>,
  );
const button = () => screen.queryByRole("button", { name: /MY2N-D1$/ });
const said = () => screen.queryByText(/견적 요청함에 담았습니다/);

test("a part is said to be in the basket once the server has it, and never where it refuses (D46-6)", async () => {
  const answers = Promise.withResolvers<undefined>();
  market([], () => answers.promise);
  await page();
  fireEvent.click(button()!);
  await waitFor(() => expect(shown()).toHaveLength(1));
  expect(said()).toBeNull();
  answers.resolve(undefined);
  await waitFor(() => expect(said()).toBeTruthy());
});

test("a part that the server refuses is not said to be in the basket (D46-6)", async () => {
  market([], () => ({ code: "BUSY" }));
  await page();
  fireEvent.click(button()!);
  await waitFor(() => expect(shown()).toHaveLength(1));
  await waitFor(() => expect(shown()).toEqual([]));
  expect(said()).toBeNull();
});

test.each([
  [["APPROVER", "ACCOUNTANT"], false],
  [["ACCOUNTANT", "REQUESTER"], true],
])("in a company's name %j is offered to add: %s (D46-4)", async (roles, isOffered) => {
  localStorage.setItem("company", "cmp_1");
  startActing();
  const items = [{ id: "cmp_1", roles }];
  const { sentTo } = network({ "/companies": () => ({ status: 200, body: { items } }) });
  await page();
  await waitFor(() => expect(sentTo("/companies")).toHaveLength(1));
  await waitFor(() => expect(button() !== null).toBe(isOffered));
});
