import type { LifeLine } from "@bupum/shared/sheets/life-lists/lines";
import { type LifeOutcome, mostLifeLines } from "@bupum/shared/catalogue/products/life-outcomes";
import { chunksOf } from "@bupum/shared/kernel/chunks";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { api } from "../api.ts";
import { type MakerId, readProductsAgain } from "../catalogue/queries.ts";

export interface MakersList {
  manufactorId: MakerId;
  lines: readonly LifeLine[];
}
export interface LineResult {
  outcome: LifeOutcome;
  productId?: string | undefined;
}

type Sayable = LifeLine & { state: NonNullable<LifeLine["state"]> };
export const isSayable = (line: LifeLine): line is Sayable => line.state !== undefined;

/** Sends the lines that say a state, some at a time; each result stands at its line. */
async function sayAll({ manufactorId, lines }: MakersList, isDryRun: boolean) {
  const results: LineResult[] = [];
  const sayable = lines.flatMap((line, at) => (isSayable(line) ? [{ line, at }] : []));
  for (const some of chunksOf(sayable, mostLifeLines)) {
    const body = {
      manufactorId,
      isDryRun,
      lines: some.map(({ line: { partNumber, state, lastOrderDay, successor } }) => ({
        partNumber,
        state,
        ...(lastOrderDay && { lastOrderDay }),
        ...(successor && { successor }),
      })),
    };
    // oxlint-disable-next-line no-await-in-loop -- a line may name the part of one before it
    const { items } = await api.productEntities.sayLives({ body });
    for (const [index, { at }] of some.entries()) results[at] = items[index]!;
  }
  return results;
}

/** What a list would change, and the act that changes it. */
export function useSayLives(list: MakersList) {
  const client = useQueryClient();
  const looked = useQuery({
    queryKey: ["life-list", list],
    queryFn: () => sayAll(list, true),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  const send = useMutation({
    mutationFn: () => sayAll(list, false),
    onSettled: () => readProductsAgain(client),
  });
  const results = send.data ?? looked.data ?? [];
  return {
    results,
    left: results.filter((result) => result?.outcome === "CHANGED").length,
    isLooking: looked.isPending,
    isDone: send.isSuccess,
    send,
  };
}
