import type { Id } from "@bupum/shared/kernel/ids";
import type { CallInput } from "@bupum/shared/kernel/route";
import type { writerInfoRoutes } from "@bupum/shared/accounts/writer-infos/contract";
import { failureOf } from "@bupum/ui/failure";
import { mutationOptions, queryOptions } from "@tanstack/react-query";
import { api } from "../api.ts";

type Routes = typeof writerInfoRoutes;
export type WriterDraft = CallInput<Routes["create"]>["body"];
export type WriterChange = CallInput<Routes["update"]>["body"];
/** The form shows and toasts failures itself. */
const meta = { quiet: true };

/** The reader's application; null without one. */
export const ownWriter = queryOptions({
  queryKey: ["writer-infos", "own"],
  queryFn: async ({ signal }) => {
    try {
      return await api.writerInfos.me({}, { signal });
    } catch (error) {
      if (failureOf(error).status === 404) return null;
      throw error;
    }
  },
});

export const applyAsWriter = mutationOptions({
  mutationFn: ({ body, idempotencyKey }: { body: WriterDraft; idempotencyKey: string }) =>
    api.writerInfos.create({ body }, { idempotencyKey }),
  meta,
});

export const changeWriter = mutationOptions({
  mutationFn: (body: WriterChange) => api.writerInfos.update({ body }),
  meta,
});

/** A link to a file of the reader, valid for five minutes. */
export const fileLink = mutationOptions({
  mutationFn: (id: Id<"fil">) => api.files.get({ params: { id } }),
});
