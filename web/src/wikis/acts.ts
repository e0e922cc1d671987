import type { Id } from "@bupum/shared/kernel/ids";
import type { WikiChange, WikiDraft } from "@bupum/shared/reading/wikis/contract";
import { api } from "../api.ts";

export const addWiki = (body: WikiDraft, idempotencyKey: string) =>
  api.wikis.create({ body }, { idempotencyKey });
export const changeWiki = (id: Id<"wik">, body: WikiChange) =>
  api.wikis.update({ params: { id }, body });
export const removeWiki = (id: Id<"wik">) => api.wikis.remove({ params: { id } });
