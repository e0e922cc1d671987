import {
  mostSearchWords,
  type SearchWord,
  searchWordRoutes,
} from "@bupum/shared/search/search-words/admin-contract";
import { Problem } from "@bupum/shared/kernel/problem";
import { audit, pastOf } from "../../kernel/audit.ts";
import { adminOf } from "../../kernel/context.ts";
import { adminResource } from "../../kernel/request/resource.ts";
import { exactly } from "../../kernel/rows/write-request.ts";
import { mustBeSeen } from "../../kernel/rows/version.ts";
import { write } from "../../kernel/table.ts";
import * as items from "../../search/search-words/items.ts";
import { effects } from "./effects.ts";
import { proposals } from "./proposals.ts";

const entity = "search-word";
/** What the history shows of an entry. */
const shown = (spellings: readonly string[]) => spellings.join(" = ");

export const handler = adminResource(searchWordRoutes, {
  async list() {
    return { items: await items.listWords() };
  },

  async create(ctx, { body }) {
    if ((await items.listWords(true)).length >= mostSearchWords)
      throw new Problem("ENTRY_LIMIT", { most: mostSearchWords });
    const at = ctx.now();
    const spellings = items.distinctSpellings(body.spellings);
    const word: SearchWord = {
      id: ctx.newId("swd"),
      spellings,
      ...(body.note && { note: body.note }),
      version: 1,
      createdAt: at,
      updatedAt: at,
      updatedBy: adminOf(ctx).userId,
    };
    const guard = { exists: false, refused: new Problem("BUSY") };
    await write(
      ctx.once(word),
      { put: { ...word, ...items.wordKey(word.id) }, guard },
      ...items.moveSpellings(word.id, [], spellings),
      audit(ctx, { entity, id: word.id, from: "NONE", to: "SHOWN", reason: shown(spellings) }),
    );
    return word;
  },

  async update(ctx, { params: { id }, body }) {
    const before = await items.findWord(id);
    mustBeSeen(body, before);
    const { version } = before;
    const spellings = items.distinctSpellings(body.spellings ?? before.spellings);
    const note = (body.note ?? before.note) || undefined;
    const { note: _old, ...rest } = before;
    const after: SearchWord = {
      ...rest,
      spellings,
      ...(note && { note }),
      version: version + 1,
      updatedAt: ctx.now(),
      updatedBy: adminOf(ctx).userId,
    };
    const { updatedAt, updatedBy } = after;
    await write(
      {
        change: items.wordKey(id),
        ...exactly({ spellings, note, version: version + 1, updatedAt, updatedBy }),
        guard: { equals: { version }, refused: new Problem("VERSION_CONFLICT") },
      },
      ...items.moveSpellings(id, before.spellings, spellings),
      audit(ctx, { entity, id, from: "SHOWN", to: "SHOWN", reason: shown(spellings) }),
    );
    return after;
  },

  async remove(ctx, { params: { id } }) {
    const { version, spellings } = await items.findWord(id);
    const guard = { equals: { version }, refused: new Problem("VERSION_CONFLICT") };
    await write(
      { drop: items.wordKey(id), guard },
      ...items.moveSpellings(id, spellings, []),
      audit(ctx, { entity, id, from: "SHOWN", to: "DELETED", reason: shown(spellings) }),
    );
  },

  effects: async (_ctx, { body }) => ({ items: await effects(body.spellings, body.id) }),

  proposals: async (_ctx, { query }) => ({ items: await proposals(query.keyword) }),

  async history(_ctx, { params: { id } }) {
    const past = await pastOf(entity, id);
    return {
      items: past.map(({ at, actor, from, to, reason }) => ({
        at,
        adminId: actor,
        from,
        to,
        ...(reason && { reason }),
      })),
    };
  },
});
