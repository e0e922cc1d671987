import type { Id } from "@bupum/shared/kernel/ids";
import { Problem } from "@bupum/shared/kernel/problem";
import {
  asGroup,
  asTerms,
  groupPk,
  type GroupItem,
  type LookItem,
  type NoticeItem,
  type GroupTerms,
  groupTermsKey,
} from "./groups.ts";
import type { EstimateItem } from "./estimates.ts";
import { mustBe } from "../../kernel/access.ts";
import type { Context } from "../../kernel/context.ts";
import { queryAll } from "../../kernel/list.ts";
import { read } from "../../kernel/table.ts";
import type { StoredLine } from "./lines.ts";

// The partition of a group read as a whole; its rows are described where they are written:
// groups.ts, estimates.ts, lines.ts.
// | access pattern                  | pk               | sk                     |
// |---------------------------------|------------------|------------------------|
// | request and estimates, no lines | group#<25 chars> | estimate# .. group     |
// | all but quotes' history         | group#<25 chars> | estimate# .. request   |

export interface WholeGroup {
  group: GroupItem;
  terms: GroupTerms;
  estimates: EstimateItem[];
  lines: StoredLine[];
  notice?: NoticeItem | undefined;
  look?: LookItem | undefined;
}

/** A request with its estimates, without their lines. Throws NOT_FOUND. */
export async function findGroup(
  id: string,
): Promise<Omit<WholeGroup, "lines" | "notice" | "look">> {
  const [items, terms] = await Promise.all([
    queryAll({
      pk: groupPk(id),
      between: ["estimate#", "group"],
      newestFirst: false,
      consistent: true,
    }),
    read(groupTermsKey(id)),
  ]);
  const group = items.find(({ sk }) => sk === "group");
  if (!group || !terms) throw new Problem("NOT_FOUND");
  const estimates: unknown[] = items.filter(({ sk }) => sk !== "group");
  return {
    group: asGroup(group),
    terms: asTerms(terms),
    estimates: estimates as EstimateItem[],
  };
}

/** A whole request except the quotes' history and drafts; lines not written yet are absent. */
export async function findWholeGroup(id: string): Promise<WholeGroup> {
  const items = await queryAll({
    pk: groupPk(id),
    between: ["estimate#", "request"],
    newestFirst: false,
    consistent: true,
  });
  const one = (sk: string) => items.find((item) => item.sk === sk);
  const some = (prefix: string): unknown[] => items.filter((item) => item.sk.startsWith(prefix));
  const [group, terms] = [one("group"), one("request")];
  if (!group || !terms) throw new Problem("NOT_FOUND");
  return {
    group: asGroup(group),
    terms: asTerms(terms),
    estimates: some("estimate#") as EstimateItem[],
    lines: some("line#") as StoredLine[],
    notice: one("notice") as unknown as NoticeItem | undefined,
    look: one("look") as unknown as LookItem | undefined,
  };
}

/** The caller's own request with all its estimates and lines. Throws NOT_FOUND. */
export async function findOwnGroup(ctx: Context, id: Id<"egr">): Promise<WholeGroup> {
  const whole = await findWholeGroup(id);
  mustBe(ctx.actor, { buyerId: whole.group.buyerId }, "buyer");
  if (whole.group.id !== id || whole.group.deletedAt) throw new Problem("NOT_FOUND");
  return whole;
}
