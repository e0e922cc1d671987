import type { Sent } from "@bupum/shared/kernel/route";
import type { userEntityRoutes } from "@bupum/shared/users/contract";
import { queryOptions } from "@tanstack/react-query";
import { api } from "../api.ts";

export const userKeys = { all: ["user-entities"] as const };

type Query = Sent<typeof userEntityRoutes.search>["query"];

/** The users of a search, as the address says it. */
export const userList = (query: object) =>
  queryOptions({
    queryKey: [...userKeys.all, "list", query],
    // The address was read by validateSearch; the API refuses what it does not know.
    queryFn: ({ signal }) => api.userEntities.search({ query: query as Query }, { signal }),
  });
