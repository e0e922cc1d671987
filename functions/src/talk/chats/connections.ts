import type { Id } from "@bupum/shared/kernel/ids";
import { addMinutes, type Instant, toTtl } from "@bupum/shared/kernel/time";
import { queryAll } from "../../kernel/list.ts";
import type { SessionName } from "../../kernel/context.ts";
import { type Item, type Key, read, type Write } from "../../kernel/table.ts";

// Without a guard: goes with a guarded write of the same transaction; when somebody
// was last seen: idempotent.
// | access pattern                       | pk                     | sk             |
// |--------------------------------------|------------------------|----------------|
// | one socket connection                | connection#<id>        | connection     |
// | connections of an account            | user#<usr>#connections | <connectionId> |
// | when the account was last seen       | user#<usr>#connections | seen           |

/**
 * An open socket of an account, in the session of its ticket (D29-2). It only carries notifications
 * (D29-1).
 */
export interface ChatConnection extends SessionName {
  connectionId: string;
  userId: Id<"usr">;
  connectedAt: Instant;
}

/**
 * The gateway ends a connection after two hours and may not report it (D29-3): such a row expires
 * soon after.
 */
const keptMinutes = 130;
/** An absence longer than this is not shown. */
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

/** All rows of an account's partition that have not expired. */
async function rowsOf(userId: Id<"usr">): Promise<Item[]> {
  const rows = await queryAll({ pk: pkOf(userId), newestFirst: false, consistent: true });
  return rows.filter(({ ttl }) => Number(ttl) * 1000 > Date.now());
}

/** The connections of an account, including stale ones whose end was not reported. */
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

/** Stores a new connection, beside the ticket that it uses up. */
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

/** Deletes a connection that has ended; `at` is given if the time is known. */
export function dropConnection(
  connection: Pick<ChatConnection, "connectionId" | "userId">,
  at?: Instant,
): Write[] {
  const { one, listed } = keysOf(connection);
  return [{ drop: one }, { drop: listed }, ...(at ? [seenAt(connection.userId, at)] : [])];
}
