import type { Wiki } from "@bupum/shared/reading/wikis/contract";
import { mayEdit } from "@bupum/shared/reading/wikis/rules";
import { type Actor, type Context, accountKey } from "../../kernel/context.ts";
import { publicName } from "../../kernel/people.ts";
import { readMany } from "../../kernel/table.ts";
import { findMany as findMakers } from "../../catalogue/manufactors/items.ts";
import { findRows } from "../../catalogue/products/items.ts";
import { toAccount } from "../../accounts/users/items.ts";
import { countsOf, type StoredRevision, type StoredWiki } from "./items.ts";

/** A wiki with its text for the caller: with the present data of its parts, makers and writer. */
export async function wikiFor(
  { actor }: Pick<Context, "actor">,
  wiki: StoredWiki,
  { sections }: Pick<StoredRevision, "sections">,
): Promise<Wiki> {
  const [products, makers, [counts], { writer, editorName }] = await Promise.all([
    findRows(wiki.linkedProductIds),
    findMakers(wiki.linkedManufactorIds),
    countsOf([wiki.id]),
    peopleOf(wiki),
  ]);
  const isOwn = actor.type === "user" && actor.userId === wiki.writerId;
  return {
    ...wiki,
    ...counts!,
    sections,
    files: wiki.files ?? [],
    products: products.filter(({ state }) => state === "SHOWN"),
    manufactors: makers
      .filter(({ state }) => state === "SHOWN")
      .map(({ id, name }) => ({ id, name })),
    writer,
    writerName: writer.name,
    editorName,
    mayEdit: maySave(actor, wiki),
    mayDelete: isOwn || actor.type === "admin",
  };
}

/** Whether the caller may save a wiki: an expert under review only the own ones (D27-2). */
export function maySave(
  actor: Actor,
  wiki: Pick<StoredWiki, "writerId" | "wikiCategoryId">,
): boolean {
  if (actor.type !== "user") return actor.type === "admin";
  const writerRole = actor.isWriter ? actor.writerRole : "NONE";
  return mayEdit({ ...actor, writerRole }, wiki);
}

/**
 * Its writer and last editor with their present names; a writer without a role is a former writer
 * (D9-1).
 */
async function peopleOf({ writerId, editorId }: Pick<StoredWiki, "writerId" | "editorId">) {
  const rows = await readMany([accountKey(writerId), accountKey(editorId)], false);
  const writerRole = (rows[0] && toAccount(rows[0]).writerRole) ?? "NONE";
  return {
    writer: {
      id: writerId,
      name: publicName(rows[0]),
      writerRole,
      isFormer: writerRole === "NONE",
    },
    editorName: publicName(rows[1]),
  };
}
