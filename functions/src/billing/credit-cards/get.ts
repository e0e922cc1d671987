import { nameOutside } from "../../kernel/people.ts";
import type { CreditCards } from "@bupum/shared/billing/credit-cards/contract";
import { Problem } from "@bupum/shared/kernel/problem";
import { newUuid, type UserActor } from "../../kernel/context.ts";
import { env } from "../../kernel/env.ts";
import { retry } from "../../kernel/retry.ts";
import { write } from "../../kernel/table.ts";
import { tossKeys } from "../../providers/card/toss-call.ts";
import { readStanding, type Standing } from "../standings/items.ts";
import { isOvertaken, overtaken } from "../standings/writes.ts";
import { shownCard } from "./items.ts";

/** The account's customer key at the provider: it cannot be guessed and does not change. */
async function customerKeyOf({ account }: Standing): Promise<string> {
  if (account.uuid !== undefined) return account.uuid;
  const uuid = newUuid();
  await write(nameOutside(account.id, uuid, overtaken));
  return uuid;
}

/** A card, and what the card window needs. */
export async function shown(standing: Standing, customerKey: string): Promise<CreditCards> {
  const { card, subscription } = standing;
  const { clientKey } = await tossKeys();
  return {
    ...(card && { card: shownCard(card, subscription?.refusedCardId) }),
    registration: { clientKey, customerKey, scriptUrl: env("card").TOSS_SCRIPT_URL },
  };
}

/**
 * The card of an account; the first call creates the account's customer key. Where an admin looks
 * there is none: nothing is written, and nobody registers a card (D20-15).
 */
export const get = ({ userId, view }: Pick<UserActor, "userId" | "view">): Promise<CreditCards> =>
  retry(isOvertaken, async () => {
    const standing = await readStanding(userId);
    // An account that has left gets no customer key.
    if (standing.account.deletedAt) throw new Problem("NOT_FOUND");
    return shown(standing, view ? "" : await customerKeyOf(standing));
  });
