import type { Id } from "@bupum/shared/kernel/ids";
import { addMinutes, type Instant, toTtl } from "@bupum/shared/kernel/time";
import { queryAll } from "../../kernel/list.ts";
import { type Item, type Key, read, type Write } from "../../kernel/table.ts";

// Without a guard: goes with a guarded write of the same transaction; when somebody
// was last seen: idempotent.
// | access pattern                       | pk                     | sk             |
// |--------------------------------------|------------------------|----------------|
// | one socket connection                | connection#<id>        | connection     |
// | connections of an account            | user#<usr>#connections | <connectionId> |
// | when the account was last seen       | user#<usr>#connections | seen           |

/**
 * A socket that an account has open, in the session that its ticket was issued to (D29-2). It only
 * pokes (D29-1).
 */
export interface ChatConnection {
  connectionId: string;
  userId: Id<"usr">;
  sessionVersion: number;
  connectedAt: Instant;
}

/**
 * The gateway ends a connection after two hours, and may fail to tell (D29-3): what it did not tell
 * of is forgotten soon after.
 */
const keptMinutes = 130;
/** Nobody is told how long somebody has been away when it was longer than this. */
const seenSeconds = 30 * 86_400;
const seen = "seen";

const pkOf = (userId: Id<"usr">) => `user#${userId}#connections`;
const keysOf = ({ connectionId, userId }: Pick<ChatConnection, "connectionId" | "userId">) => ({
  one: { pk: `connection#${connectionId}`, sk: "connection" } satisfies Key,
  listed: { pk: pkOf(userId), sk: connectionId } satisfies Key,
});

// Only `addConnection` writes these rows.
const toConnection = (item: Item): ChatConnection => item as unknown as ChatConnection;

export async function readConnection(connectionId: string): Promise<ChatConnection | undefined> {
  const row = await read({ pk: `connection#${connectionId}`, sk: "connection" });
  return row && toConnection(row);
}

/** All rows of an account's partition that still count. */
async function rowsOf(userId: Id<"usr">): Promise<Item[]> {
  const rows = await queryAll({ pk: pkOf(userId), newestFirst: false, consistent: true });
  return rows.filter(({ ttl }) => Number(ttl) * 1000 > Date.now());
}

/** The connections that an account has open, or that nobody has told of yet that they ended. */
export async function connectionsOf(userId: Id<"usr">): Promise<ChatConnection[]> {
  return (await rowsOf(userId)).filter(({ sk }) => sk !== seen).map(toConnection);
}

/** Whether an account has a socket open, and when it last opened or closed one (D29-4). */
export async function presenceOf(
  userId: Id<"usr">,
): Promise<{ isOnline: boolean; lastSeenAt?: Instant }> {
  const rows = await rowsOf(userId);
  const lastSeenAt = rows.find(({ sk }) => sk === seen)?.["lastSeenAt"] as Instant | undefined;
  return { isOnline: rows.some(({ sk }) => sk !== seen), ...(lastSeenAt && { lastSeenAt }) };
}

const seenAt = (userId: Id<"usr">, at: Instant): Write => ({
  put: { pk: pkOf(userId), sk: seen, lastSeenAt: at, ttl: toTtl(at) + seenSeconds },
});

/** Notes a new connection, beside the ticket that it uses up. */
export function addConnection(connection: ChatConnection): Write[] {
  const { one, listed } = keysOf(connection);
  const { connectedAt, userId } = connection;
  const ttl = toTtl(addMinutes(connectedAt, keptMinutes));
  return [
    { put: { ...one, ...connection, ttl } },
    { put: { ...listed, ...connection, ttl } },
    seenAt(userId, connectedAt),
  ];
}

/** Forgets a connection that has ended; `at` is given where it is known when. */
export function dropConnection(
  connection: Pick<ChatConnection, "connectionId" | "userId">,
  at?: Instant,
): Write[] {
  const { one, listed } = keysOf(connection);
  return [{ drop: one }, { drop: listed }, ...(at ? [seenAt(connection.userId, at)] : [])];
}
