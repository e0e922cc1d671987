import { QueryClient } from "@tanstack/react-query";
import { afterEach, expect, test } from "vitest";
import { centreIdOf } from "../../test/cost-centres.ts";
import { network, tidy } from "../../test/world.tsx";
import { orderList, type OrderSearch } from "./queries.ts";

afterEach(tidy);

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
  const { sentTo } = network({
    "/product-estimate-orders/batches": () => ({
      status: 200,
      body: { items: [], page: 1, itemsPerPage: 30 },
    }),
  });
  await new QueryClient().fetchQuery(orderList(search));
  const [call] = sentTo("/product-estimate-orders/batches");
  const query = new URLSearchParams(call!.search);
  expect(Object.fromEntries(query)).toEqual(asked);
});
