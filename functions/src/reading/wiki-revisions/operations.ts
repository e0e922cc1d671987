import { Problem } from "@bupum/shared/kernel/problem";
import { wikiRevisionRoutes } from "@bupum/shared/reading/wiki-revisions/contract";
import { type Actor, userOf } from "../../kernel/context.ts";
import { resource } from "../../kernel/request/resource.ts";
import { findSeen, listRevisions, readRevision } from "../wikis/items.ts";
import { named } from "./items.ts";
import { restore } from "./restore.ts";

const readerOf = (actor: Actor) => (actor.type === "user" ? actor.userId : undefined);

export const handler = resource(wikiRevisionRoutes, {
  async revisions({ actor }, { params: { id }, query }) {
    const [page] = await Promise.all([listRevisions(id, query), findSeen(id, readerOf(actor))]);
    return { ...page, items: await named(page.items) };
  },

  async revision({ actor }, { params: { id, revision } }) {
    const [found] = await Promise.all([readRevision(id, revision), findSeen(id, readerOf(actor))]);
    if (!found) throw new Problem("NOT_FOUND");
    return (await named([found]))[0]!;
  },

  restore: (ctx, { params: { id, revision }, body: { baseRevision } }) =>
    restore(ctx, id, { revision, baseRevision, editor: userOf(ctx) }),
});
