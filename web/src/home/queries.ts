import { queryOptions } from "@tanstack/react-query";
import { api } from "../api.ts";

const anHour = 3_600_000;

/** The numbers of parts, makers and sellers, which change slowly. */
export const counts = {
  products: queryOptions({
    queryKey: ["products", "count"],
    queryFn: ({ signal }) => api.products.count({}, { signal }),
    staleTime: anHour,
  }),
  manufactors: queryOptions({
    queryKey: ["manufactors", "count"],
    queryFn: ({ signal }) => api.manufactors.count({}, { signal }),
    staleTime: anHour,
  }),
  sellers: queryOptions({
    queryKey: ["users", "seller-count"],
    queryFn: ({ signal }) => api.users.sellerCount({}, { signal }),
    staleTime: anHour,
  }),
};
