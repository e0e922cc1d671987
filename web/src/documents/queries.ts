import { queryOptions } from "@tanstack/react-query";
import { api } from "../api.ts";

/** Whether a printed document is genuine; a mistyped address counts as forged. */
export const documentState = (number: string, h: string) =>
  queryOptions({
    queryKey: ["documents", number, h],
    queryFn: ({ signal }) => {
      const isNumber = /^(?:(ES|PO)-\d{6}-\w{5}|RC-\d{6}-\w{10})-\d{1,4}$/.test(number);
      const isWhole = isNumber && /^[0-9a-f]{32}$/.test(h);
      if (!isWhole)
        return { number, state: "FORGED" as const, kind: undefined, createdAt: undefined };
      return api.documents.get({ params: { number }, query: { h } }, { signal });
    },
  });
