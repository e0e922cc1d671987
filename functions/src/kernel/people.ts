import { maskedName } from "@bupum/shared/deal/estimate-groups/rules";
import type { Id } from "@bupum/shared/kernel/ids";
import type { Problem } from "@bupum/shared/kernel/problem";
import { readMany, type Values, type Write } from "./table.ts";
import { accountKey } from "./context.ts";

/**
 * The public name of a person: the pen name of a writer, else the company, else the beginning of
 * the name. Accounts that left have a name of their own (D9-19).
 */
export function publicName(account: Values | undefined): string {
  const text = (name: string) => {
    const value = account?.[name];
    return typeof value === "string" && value !== "" ? value : undefined;
  };
  const name = text("name") ?? "";
  if (text("deletedAt")) return name;
  return text("penName") ?? text("companyName") ?? maskedName(name);
}

/**
 * Present names by id. Rows that store ids alone need no change when somebody is renamed or leaves
 * (D9-19).
 */
export async function namesOf(ids: readonly Id<"usr">[]): Promise<(id: Id<"usr">) => string> {
  const distinct = [...new Set(ids)];
  const rows = await readMany(distinct.map(accountKey), false);
  const names = new Map(distinct.map((id, at) => [id, publicName(rows[at])]));
  return (id) => names.get(id) ?? "";
}

/** Gives an account its name for outside services, unless it has one. */
export const nameOutside = (id: Id<"usr">, uuid: string, refused: Problem): Write => ({
  change: accountKey(id),
  set: { uuid },
  guard: { exists: true, lacks: ["uuid", "deletedAt"], refused },
});
