import type { adminFileRoutes } from "@bupum/shared/accounts/files/admin-contract";
import type { FileCategory } from "@bupum/shared/accounts/files/contract";
import type { ParsedInput } from "@bupum/shared/kernel/route";
import { mutationOptions, queryOptions } from "@tanstack/react-query";
import { api } from "../api.ts";

const linkFreshMs = 4 * 60_000;
type FileId = ParsedInput<typeof adminFileRoutes.get>["params"]["id"];

/** A link of five minutes to a file, renewed before it expires. */
export const fileLink = (id: FileId) =>
  queryOptions({
    queryKey: ["files", id],
    queryFn: ({ signal }) => api.files.get({ params: { id } }, { signal }),
    staleTime: linkFreshMs,
    refetchInterval: linkFreshMs,
  });

/** Opens a file by a link that is requested on demand. */
export const openFile = mutationOptions({
  mutationFn: async (id: FileId): Promise<void> => {
    const { url } = await api.files.get({ params: { id } });
    globalThis.open(url, "_blank", "noopener");
  },
});

/** Requests an upload form for a file of that category. */
export const signUpload = (category: FileCategory) => (file: File) =>
  api.files.upload({ body: { category, fileName: file.name, size: file.size } });
