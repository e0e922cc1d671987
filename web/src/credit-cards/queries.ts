import type { creditCardRoutes, CreditCards } from "@bupum/shared/billing/credit-cards/contract";
import type { CallInput } from "@bupum/shared/kernel/route";
import { storedDraft, storeDraft } from "@bupum/ui/form/stored-draft";
import { mutationOptions, type QueryClient, queryOptions } from "@tanstack/react-query";
import { api } from "../api.ts";

/** The reader's card, and the data for the card window. */
export const creditCards = queryOptions({
  queryKey: ["credit-cards", "own"],
  queryFn: ({ signal }) => api.creditCards.get({}, { signal }),
});

/** Data that depends on the card: what can be charged, and what is charged at once. */
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

/** The same key of the window is the same registration, whichever load of the page sends it. */
async function keyOf(authKey: string): Promise<string> {
  const bytes = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(authKey));
  return Array.from(new Uint8Array(bytes.slice(0, 16)), (byte) =>
    byte.toString(16).padStart(2, "0"),
  ).join("");
}

/** The result of a card window: the present card, and whether it is the window's. */
export type Registered = CreditCards & { isTaken: boolean };

/**
 * Registers the card of a card window, or replaces the present one. The key is sent once: a reload
 * only checks whether it was registered.
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

/** Allows the key to be sent once more after a lost reply. */
export const sendAgain = (authKey: string): void =>
  storeDraft(place(authKey), { ...storedDraft(place(authKey)), again: true });
