import { accountsOf, type Actor } from "../../kernel/context.ts";
import type { Block, BlockTargetId } from "@bupum/shared/accounts/blocks/contract";
import { mostBlocks } from "@bupum/shared/accounts/blocks/rules";
import type { Id } from "@bupum/shared/kernel/ids";
import { sellerIdOf } from "@bupum/shared/kernel/owner-ids";
import type { Page, PageQuery } from "@bupum/shared/kernel/page";
import { Problem } from "@bupum/shared/kernel/problem";
import type { Instant } from "@bupum/shared/kernel/time";
import { everyRow, type ListOf, pageOf } from "../../kernel/list.ts";
import {
  type Item,
  type Key,
  read,
  readMany,
  unless,
  type Write,
  write,
} from "../../kernel/table.ts";

// | access pattern                      | index | pk              | sk                    |
// |-------------------------------------|-------|-----------------|-----------------------|
// | sellers that a buyer cannot ask     |       | blocks#<usr>    | <sel>#<BUYER|SELLER>  |
// | whom an account has blocked, newest | gsi1  | blocks-of#<usr> | <createdAt>#<target>  |
// | how many it has blocked             |       | blocks-of#<usr> | counter               |

type UserId = Id<"usr">;
type SellerId = Id<"sel">;

const pkOf = (buyerId: UserId) => `blocks#${buyerId}`;
const ownPk = (userId: UserId) => `blocks-of#${userId}`;
const isSeller = (targetId: BlockTargetId): targetId is SellerId => targetId.startsWith("sel_");

/**
 * The row of the pair lies with the buyer, whoever blocks whom, because it stops the buyer's
 * requests.
 */
const keyOf = (userId: UserId, targetId: BlockTargetId): Key =>
  isSeller(targetId)
    ? { pk: pkOf(userId), sk: `${targetId}#BUYER` }
    : { pk: pkOf(targetId as UserId), sk: `${sellerIdOf(userId)}#SELLER` };

// Only `blocked` writes these rows.
const toBlock = (item: Item): Block & Key => item as unknown as Block & Key;

export const readBlock = async (
  userId: UserId,
  targetId: BlockTargetId,
): Promise<Block | undefined> => {
  const row = await read(keyOf(userId, targetId));
  return row && toBlock(row);
};

export const listBlocks = (userId: UserId, paging: PageQuery): Promise<Page<Block>> =>
  pageOf({ index: "gsi1", pk: ownPk(userId), newestFirst: true }, paging, toBlock);

/** Sellers that a buyer shares no new request with, whichever of the two blocked the other. */
async function blockedSellers(buyerId: UserId): Promise<ReadonlySet<SellerId>> {
  const found = new Set<SellerId>();
  const all: ListOf = { pk: pkOf(buyerId), newestFirst: false, consistent: true };
  for await (const { sk } of everyRow(all, 500)) found.add(sk.split("#")[0] as SellerId);
  return found;
}

/** Sellers with a block between them and a buyer, or the member who acts for it (D40-9). */
export async function sellersApart(actor: Actor): Promise<ReadonlySet<SellerId>> {
  const found = await Promise.all(accountsOf(actor).map(blockedSellers));
  return new Set(found.flatMap((some) => [...some]));
}

/** The rows of blocks between two accounts, in either role. */
export const blockKeys = (userId: UserId, otherId: UserId): [Key, Key] => [
  keyOf(userId, sellerIdOf(otherId)),
  keyOf(userId, otherId),
];

/** Whether one of two accounts has blocked the other. */
export const areApart = async (one: UserId, other: UserId): Promise<boolean> =>
  (await readMany([...blockKeys(one, other), ...blockKeys(other, one)])).some(Boolean);

/** The accounts that an account has blocked. */
export async function blockedBy(userId: UserId): Promise<ReadonlySet<BlockTargetId>> {
  const found = new Set<BlockTargetId>();
  const all: ListOf = { index: "gsi1", pk: ownPk(userId), newestFirst: true };
  for await (const row of everyRow(all, mostBlocks)) found.add(toBlock(row).targetId);
  return found;
}

const stale = new Problem("BUSY");
const limit = new Problem("BLOCK_LIMIT", { most: mostBlocks });

const counted = (userId: UserId, by: 1 | -1): Write => ({
  change: { pk: ownPk(userId), sk: "counter" },
  add: { count: by },
  ...(by > 0 && { guard: { absentOrBelow: { count: mostBlocks }, refused: limit } }),
});

/** Refused with BLOCK_LIMIT, or with BUSY if it exists by now. */
export async function addBlock(
  userId: UserId,
  targetId: BlockTargetId,
  createdAt: Instant,
): Promise<void> {
  const row = { ...keyOf(userId, targetId), targetId, createdAt };
  const listed = { gsi1pk: ownPk(userId), gsi1sk: `${createdAt}#${targetId}` };
  await write(
    { put: { ...row, ...listed }, guard: { exists: false, refused: stale } },
    counted(userId, 1),
  );
}

/** Removes a block; a missing one is skipped. */
export const removeBlock = (userId: UserId, targetId: BlockTargetId): Promise<void> =>
  unless(
    stale,
    write(
      { drop: keyOf(userId, targetId), guard: { exists: true, refused: stale } },
      counted(userId, -1),
    ),
  );

/**
 * Removes the blocks that a leaving user made; blocks against that user stay until their owners
 * leave.
 */
export async function forgetBlocks(userId: UserId): Promise<void> {
  const own: ListOf = { index: "gsi1", pk: ownPk(userId), newestFirst: false };
  for await (const row of everyRow(own, 100)) await removeBlock(userId, toBlock(row).targetId);
}
