import type { adminFileRoutes } from "@bupum/shared/accounts/files/admin-contract";
import type { FileCategory } from "@bupum/shared/accounts/files/contract";
import type { ParsedInput } from "@bupum/shared/kernel/route";
import { mutationOptions, queryOptions } from "@tanstack/react-query";
import { api } from "../api.ts";

const linkFreshMs = 4 * 60_000;
type FileId = ParsedInput<typeof adminFileRoutes.get>["params"]["id"];

/** A link to a file that lives five minutes, and is fetched anew before it ends. */
export const fileLink = (id: FileId) =>
  queryOptions({
    queryKey: ["files", id],
    queryFn: ({ signal }) => api.files.get({ params: { id } }, { signal }),
    staleTime: linkFreshMs,
    refetchInterval: linkFreshMs,
  });

/** Opens a file by a link that is made when it is asked for. */
export const openFile = mutationOptions({
  mutationFn: async (id: FileId): Promise<void> => {
    const { url } = await api.files.get({ params: { id } });
    globalThis.open(url, "_blank", "noopener");
  },
});

/** Asks for the place where a file of that category may be sent to. */
export const signUpload = (category: FileCategory) => (file: File) =>
  api.files.upload({ body: { category, fileName: file.name, size: file.size } });
