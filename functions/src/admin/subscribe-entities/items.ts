import type { MemberName } from "@bupum/shared/kernel/member-name";
import type { Id } from "@bupum/shared/kernel/ids";
import { Problem } from "@bupum/shared/kernel/problem";
import { readMany } from "../../kernel/table.ts";
import { type Account, toAccount } from "../../accounts/users/items.ts";
import { accountKey } from "../../kernel/context.ts";

/** A member as lists name it, including members who left. */
export const memberOf = ({
  id,
  userId,
  name,
  companyName,
}: Pick<Account, "id" | "userId" | "name" | "companyName">): MemberName => ({
  id,
  userId,
  name,
  ...(companyName && { companyName }),
});

/**
 * Each row with its member. Throws NOT_FOUND for a missing account, which does not happen: accounts
 * that left keep their row.
 */
export async function withMembers<Row extends { userId: Id<"usr"> }>(
  rows: readonly Row[],
): Promise<(Row & { member: MemberName })[]> {
  const ids = [...new Set(rows.map(({ userId }) => userId))];
  const found = await readMany(ids.map(accountKey));
  const members = new Map(
    found.flatMap((row) => (row ? [[row["id"] as Id<"usr">, memberOf(toAccount(row))]] : [])),
  );
  return rows.map((row) => {
    const member = members.get(row.userId);
    if (!member) throw new Problem("NOT_FOUND");
    return { ...row, member };
  });
}
