import type { SaidNumber } from "@bupum/shared/accounts/own-numbers/contract";
import { ownNumberKey } from "@bupum/shared/accounts/own-numbers/rules";
import { mostMatched } from "@bupum/shared/catalogue/products/match";
import { chunksOf } from "@bupum/shared/kernel/chunks";
import { infiniteQueryOptions, mutationOptions, type QueryClient } from "@tanstack/react-query";
import { api } from "../../api.ts";
import type { SettledLine } from "./pasted-lines.ts";

const ownKey = ["own-numbers"] as const;

/** The reader's own numbers, a hundred at a time. */
export const ownNumberList = infiniteQueryOptions({
  queryKey: [...ownKey, "list"],
  queryFn: ({ pageParam, signal }) =>
    api.ownNumbers.mine(
      { query: { itemsPerPage: 100, ...(pageParam && { cursor: pageParam }) } },
      { signal },
    ),
  initialPageParam: "",
  getNextPageParam: ({ nextCursor }) => nextCursor,
});

/** What was known of rows may differ after a change of own numbers. */
const changed = (client: QueryClient) => () =>
  Promise.all([
    client.invalidateQueries({ queryKey: ownKey }),
    client.invalidateQueries({ queryKey: ["products", "match"] }),
  ]);

export const keepOwnNumbers = (client: QueryClient) =>
  mutationOptions({
    mutationFn: async (said: readonly SaidNumber[]): Promise<void> => {
      for (const items of chunksOf(said, mostMatched))
        // oxlint-disable-next-line no-await-in-loop -- all of them move the same counter
        await api.ownNumbers.keep({ body: { items } });
    },
    onSettled: changed(client),
  });

export const removeOwnNumber = (client: QueryClient) =>
  mutationOptions({
    mutationFn: (item: { number: string; productId?: SaidNumber["productId"] }) =>
      api.ownNumbers.remove({ body: { items: [item] } }),
    onSettled: changed(client),
  });

/**
 * The numbers of a sheet that its reader has said the part of: chosen among several, or corrected
 * (D31-2). A number that is the part's own, and one that a spreadsheet spoilt, is none.
 */
export function learnt(lines: readonly SettledLine[]): SaidNumber[] {
  const said = lines.flatMap(({ part, of: { line, by } }): SaidNumber[] => {
    const isSaid = by.choice !== undefined || by.partNumber !== undefined;
    // Another maker's part that was taken instead is not what the number means (D37-6).
    const isInstead = by.manufactorName !== undefined;
    if (!part || !isSaid || isInstead || line.damage) return [];
    const key = ownNumberKey(line.partNumber);
    if (key === "" || key === ownNumberKey(part.partNumber)) return [];
    return [{ number: line.partNumber, productId: part.id }];
  });
  return [...new Map(said.map((one) => [`${one.number}\t${one.productId}`, one])).values()];
}
