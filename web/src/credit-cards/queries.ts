import type { creditCardRoutes, CreditCards } from "@bupum/shared/billing/credit-cards/contract";
import type { CallInput } from "@bupum/shared/kernel/route";
import { storedDraft, storeDraft } from "@bupum/ui/form/stored-draft";
import { mutationOptions, type QueryClient, queryOptions } from "@tanstack/react-query";
import { api } from "../api.ts";

/** One's own card, and what the card window needs. */
export const creditCards = queryOptions({
  queryKey: ["credit-cards", "own"],
  queryFn: ({ signal }) => api.creditCards.get({}, { signal }),
});

/** What a card decides: what can be charged, and what is charged at once. */
export const readCardsAgain = (client: QueryClient) =>
  Promise.all(
    [["credit-cards"], ["subscribes"], ["payment-orders"]].map((queryKey) =>
      client.invalidateQueries({ queryKey }),
    ),
  );

export const removeCard = (client: QueryClient) =>
  mutationOptions({
    mutationFn: () => api.creditCards.remove(),
    onSettled: () => readCardsAgain(client),
  });

type CardDraft = CallInput<(typeof creditCardRoutes)["create"]>["body"];

const place = (authKey: string) => `card:${authKey}`;
const idOf = ({ card }: CreditCards): string => card?.id ?? "";

/** The same key of the window is the same registration, on whichever load of the page. */
async function keyOf(authKey: string): Promise<string> {
  const bytes = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(authKey));
  return Array.from(new Uint8Array(bytes.slice(0, 16)), (byte) =>
    byte.toString(16).padStart(2, "0"),
  ).join("");
}

/** What came of a card window: the card as it is now, and whether it is that of the window. */
export type Registered = CreditCards & { isTaken: boolean };

/**
 * Registers the card of a card window, or puts it in the place of the one that is there. The key is
 * sent once: a reload of the page only looks whether it came through.
 */
export const registeredCard = (body: CardDraft) =>
  queryOptions({
    queryKey: ["card-window", body.authKey],
    queryFn: async (): Promise<Registered> => {
      const kept = storedDraft(place(body.authKey));
      const before = await api.creditCards.get();
      if ("cardId" in kept) {
        const isTaken = idOf(before) !== kept["cardId"];
        if (isTaken || kept["again"] !== true) return { ...before, isTaken };
      }
      storeDraft(place(body.authKey), { cardId: idOf(before) });
      const after = before.card
        ? await api.creditCards.update({ body })
        : await api.creditCards.create({ body }, { idempotencyKey: await keyOf(body.authKey) });
      return { ...after, isTaken: true };
    },
    retry: false,
    staleTime: Infinity,
    refetchOnWindowFocus: false,
  });

/** Lets the key be sent once more, where no answer came. */
export const sendAgain = (authKey: string): void =>
  storeDraft(place(authKey), { ...storedDraft(place(authKey)), again: true });
