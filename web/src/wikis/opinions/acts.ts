import type {
  OpinionDecision,
  OpinionDraft,
} from "@bupum/shared/reading/wiki-request-histories/contract";
import type { Id } from "@bupum/shared/kernel/ids";
import { api } from "../../api.ts";

export const sendOpinion = (body: OpinionDraft, idempotencyKey: string) =>
  api.wikiRequestHistories.create({ body }, { idempotencyKey });
export const viewOpinion = (id: Id<"wrh">) => api.wikiRequestHistories.view({ params: { id } });
export const decideOpinion = (id: Id<"wrh">, body: OpinionDecision) =>
  api.wikiRequestHistories.decide({ params: { id }, body });
