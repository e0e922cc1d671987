import { QueryClient } from "@tanstack/react-query";
import { afterEach, beforeEach, expect, test } from "vitest";
import { actForCompany, centreIdOf } from "../../test/cost-centres.ts";
import { network, tidy } from "../../test/world.tsx";
import { endActing } from "../acting.ts";
import { orderList, type OrderSearch } from "./queries.ts";

beforeEach(actForCompany);
afterEach(() => {
  tidy();
  endActing();
});

const costCentreId = centreIdOf("A");
test.each<[string, OrderSearch, Record<string, string>]>([
  [
    "a period goes with its cost centre",
    { costCentreId, chargedIn: "2026-11" },
    { costCentreId, chargedIn: "2026-11" },
  ],
  ["a cost centre needs no period", { costCentreId }, { costCentreId }],
  [
    "a period alone is no filter",
    { chargedIn: "2026-11", status: "PENDING" },
    { status: "PENDING" },
  ],
])("the list of orders: %s (D43-5)", async (_, search, asked) => {
  expect(await askedFor(search)).toEqual(asked);
});

test("the list of one's own orders knows no cost centre, as a kept address may have it (D43-5)", async () => {
  endActing();
  expect(await askedFor({ costCentreId, chargedIn: "2026-11" })).toEqual({});
});

async function askedFor(search: OrderSearch) {
  const { sentTo } = network({
    "/product-estimate-orders/batches": () => ({
      status: 200,
      body: { items: [], page: 1, itemsPerPage: 30 },
    }),
  });
  await new QueryClient().fetchQuery(orderList(search));
  const [call] = sentTo("/product-estimate-orders/batches");
  return Object.fromEntries(new URLSearchParams(call!.search));
}
