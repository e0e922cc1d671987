import { digestKey, digestDue } from "../../accounts/users/digest.ts";
import { normalize } from "@bupum/shared/kernel/text/text";
import { sellerIdOf } from "@bupum/shared/kernel/owner-ids";
import { Problem } from "@bupum/shared/kernel/problem";
import type { Instant } from "@bupum/shared/kernel/time";
import { now } from "../../kernel/context.ts";
import type { MessageBody } from "../../kernel/messages/messages.ts";
import { read, unless, write } from "../../kernel/table.ts";
import { findMany } from "../../catalogue/manufactors/items.ts";
import { mayTrade, readSeller } from "../../accounts/seller-infos/items.ts";
import { openBuysSince, type StoredCard } from "../posts/items.ts";
import { digestRaised } from "./notices.ts";

/** The most posts of one day that are read. */
const mostPosts = 500;

const told = new Problem("VERSION_CONFLICT");

/** Tells a seller of the posts since the last digest that look for parts of the own makers. */
export async function sendDigest({ userId }: MessageBody<"digest.waited">): Promise<void> {
  const row = await read(digestKey(userId));
  if (!row) return;
  const [at, since] = [now(), row["at"] as Instant];
  const seller = await readSeller(sellerIdOf(userId));
  const names = seller && mayTrade(seller) ? await namesOf(seller.approved?.manufactorIds) : [];
  const wanted =
    names.length === 0
      ? []
      : (await openBuysSince(since, mostPosts)).filter((post) => isOf(post, userId, names));
  const guard = { equals: { at: since }, refused: told };
  await unless(
    told,
    write(
      { change: digestKey(userId), set: { at, ...digestDue(userId, at) }, guard },
      ...(wanted.length > 0 ? [digestRaised(userId, wanted, at)] : []),
    ),
  );
}

/** Every spelling of the makers in the seller's profile. */
async function namesOf(ids: readonly `mkr_${string}`[] = []): Promise<string[]> {
  const makers = await findMany(ids);
  return makers.flatMap(({ name, aliases }) =>
    [...Object.values(name), ...aliases].map(normalize).filter(Boolean),
  );
}

const isOf = ({ authorId, manufactorName }: StoredCard, userId: string, names: string[]) =>
  authorId !== userId && names.includes(normalize(manufactorName ?? ""));
